return instant "Reverberation" {
  cost = "{2}{U}{U}",
  text = [[All damage from one sorcery source is dealt to that source's controller instead.]],
  differs = { "timing", "affected" },
  target = packet:from "sorcery",
  redirect(packets:from(source_of(target)), controller_of(source_of(target))),
}
