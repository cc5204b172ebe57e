import { commands, ExtensionContext, window, workspace } from "vscode";
import { LanguageClient, LanguageClientOptions, ServerOptions } from "vscode-languageclient/node";

let client: LanguageClient | undefined;

/** The server that the settings name, for the Lua files of the folder that is open. */
function newClient(): LanguageClient {
  const settings = workspace.getConfiguration("sleight");
  const server: ServerOptions = {
    command: settings.get<string>("program", "sleight"),
    args: [...settings.get<string[]>("arguments", []), "lsp"],
    options: { cwd: workspace.workspaceFolders?.[0]?.uri.fsPath },
  };
  const options: LanguageClientOptions = {
    documentSelector: [{ scheme: "file", language: "lua" }],
    synchronize: { fileEvents: workspace.createFileSystemWatcher("**/*.{lua,txt,toml}") },
  };
  return new LanguageClient("sleight", "Sleight", server, options);
}

async function start(): Promise<void> {
  await client?.stop();
  client = newClient();
  try {
    await client.start();
  } catch (why) {
    window.showErrorMessage(`Sleight does not start: ${why}. The setting sleight.program names the program.`);
  }
}

export async function activate(context: ExtensionContext): Promise<void> {
  context.subscriptions.push(
    commands.registerCommand("sleight.restart", start),
    workspace.onDidChangeConfiguration((change) => (change.affectsConfiguration("sleight") ? start() : undefined)),
  );
  await start();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}
