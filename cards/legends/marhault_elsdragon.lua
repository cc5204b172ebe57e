return summon "Elf Warrior" "Marhault Elsdragon" {
  cost = "{3}{R}{R}{G}", power = 4, toughness = 6, legend = true,
  text = [[Rampage 1]],
  rampage(1),
}
