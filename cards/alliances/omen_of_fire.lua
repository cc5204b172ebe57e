return instant "Omen of Fire" {
  cost = "{3}{R}{R}",
  text = [[Return all islands to their owner's hand. For each white permanent, its controller sacrifices a plains or white permanent.]],
  return_to_hand(lands:of_type "island"),
  for_each(permanents:that_are "white", { search(1, either(permanents:of_type "plains", permanents:that_are "white"):controlled_by(controller_of(it)), { sacrifice(found) }, controller_of(it)) }),
}
