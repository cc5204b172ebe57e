-- A session of Neovim with the language server: a card typed from nothing to proved. Prints what the editor shows.
-- nvim --headless -u NONE -S neovim.lua, with SLEIGHT the program and FOLDER a folder that holds cards/bolt.lua, empty.
local program, folder = vim.env.SLEIGHT, vim.env.FOLDER
local limit = 60000 -- milliseconds for each answer

local function say(line) io.stdout:write(line, "\n") end
local function give_up(why)
  say("FAILED: " .. why)
  vim.cmd("cquit 1")
end
local function check(holds, why)
  if not holds then give_up(why) end
end

vim.cmd("edit " .. vim.fn.fnameescape(folder .. "/cards/bolt.lua"))
vim.bo.swapfile = false
local buffer = vim.api.nvim_get_current_buf()
local published = -1 -- the version of the text of which findings were told last
local show = vim.lsp.handlers["textDocument/publishDiagnostics"]
local id = vim.lsp.start_client {
  name = "sleight",
  cmd = { program, "lsp" },
  root_dir = folder,
  handlers = {
    ["textDocument/publishDiagnostics"] = function(err, result, context, config)
      show(err, result, context, config)
      published = result.version or published
    end,
  },
}
check(id, "the server does not start")
vim.lsp.buf_attach_client(buffer, id)
local client = vim.lsp.get_client_by_id(id)
check(vim.wait(limit, function() return client.initialized end), "the server does not answer")

-- The findings of the text as it is now, once they are told.
local function findings()
  local version = vim.lsp.util.buf_versions[buffer]
  check(vim.wait(limit, function() return published >= version end), "no findings of version " .. version)
  local told = {}
  for _, one in ipairs(vim.diagnostic.get(buffer)) do
    told[#told + 1] = ("%d:%d %s %s"):format(one.lnum + 1, one.col + 1, one.code or one.user_data.lsp.code,
      one.message:match("^[^\n]*"))
  end
  table.sort(told)
  return told
end
local function show_findings()
  local told = findings()
  for _, line in ipairs(told) do say("  found: " .. line) end
  if #told == 0 then say("  found: nothing") end
  return told
end

-- Where the next key goes to, from 0: outside of its insert mode the editor's cursor does not stand behind a line.
local row, column = 0, 0
-- Types as a person does, key by key.
local function type_in(text)
  say("type: " .. text:gsub("\n", "\n      "))
  for key in vim.gsplit(text, "") do
    vim.api.nvim_buf_set_text(buffer, row, column, row, column, key == "\n" and { "", "" } or { key })
    if key == "\n" then
      row, column = row + 1, 0
    else
      column = column + #key
    end
  end
end
local function ask(method, more)
  local params = vim.tbl_extend("force",
    { textDocument = vim.lsp.util.make_text_document_params(buffer), position = { line = row, character = column } },
    more or {})
  local answers, why = vim.lsp.buf_request_sync(buffer, method, params, limit)
  check(answers and answers[id], method .. " is not answered: " .. tostring(why))
  check(not answers[id].err, method .. ": " .. vim.inspect(answers[id].err))
  return answers[id].result
end
local function completions(wanted)
  local items = ask("textDocument/completion").items
  for _, item in ipairs(items) do
    if item.label == wanted then
      say(("  complete: %s, one of %s"):format(wanted, #items > 9 and "many" or #items))
      return item
    end
  end
  give_up("`" .. wanted .. "` is not among " .. #items .. " completions")
end
-- Takes a completion as Neovim does without snippets: what is typed of the word gives way to it.
local function take(item, text)
  vim.lsp.util.apply_text_edits({ { range = item.textEdit.range, newText = text } }, buffer, client.offset_encoding)
  local start = item.textEdit.range.start
  row, column = start.line, start.character + #text
end

say("open: an empty card")
completions("instant")
type_in('return instant "Small Bolt" {\n  cost = "{R}",\n  ')
check(#show_findings() > 0, "an open brace is told")
completions("text")
type_in("text = [[Small Bolt deals 3 damage to target creature or player.]],\n  targ")
take(completions("target"), "target = ")
type_in("creature_or_player,\n  deal(2, target),\n}")
local told = show_findings()
check(#told == 1 and told[1]:find("T0501"), "the text says 3, the script 2")

say("mend: what the server offers")
local range = vim.diagnostic.get(buffer)[1]
local place = { line = range.lnum, character = range.col }
local actions = ask("textDocument/codeAction", { range = { start = place, ["end"] = place }, context = { diagnostics = {} } })
local mended = false
for _, action in ipairs(actions or {}) do
  if not mended and action.kind == "quickfix" and vim.inspect(action.edit):find('newText = "[^"]*3') then
    say("  action: " .. action.title)
    vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding)
    mended = true
  end
end
check(mended, "no action mends it: " .. vim.inspect(actions))
check(#show_findings() == 0, "a finding is left")

row, column = 0, 18
local hover = ask("textDocument/hover")
check(hover, "the card has no hover")
for line in vim.gsplit(hover.contents.value, "\n") do say("  hover: " .. line) end
check(hover.contents.value:find("Its text proves its script.", 1, true), "the card is not proved")
local edits = ask("textDocument/formatting", { options = { tabSize = 2, insertSpaces = true } })
check(#edits == 0, "what was typed is laid out otherwise: " .. vim.inspect(edits))
vim.cmd("silent write")
client.stop()
check(vim.wait(limit, function() return vim.lsp.client_is_stopped(id) end), "the server does not end")
say("saved and closed")
vim.cmd("qall!")
