// What is taken out of a written list is what the place wants, also where it may be nothing.
enum Shade: String {
  case light, dark, none
  static let usual = Shade.dark
}

struct Lamp {
  var shade: Shade?
  var shades: [Shade] = []
}

var lamp = Lamp()
lamp.shade = [.light, .dark][1]
print(lamp.shade?.rawValue ?? "nothing")
let index = 0
let plain: Shade = [.usual, .light][index]
print(plain)
lamp.shades.append([.light, .none][index])
print(lamp.shades)
func name(_ shade: Shade?) -> String { shade?.rawValue ?? "nothing" }
print(name([.dark, .light][index + 1]))
// expect: dark
// expect: dark
// expect: [main.Shade.light]
// expect: light
