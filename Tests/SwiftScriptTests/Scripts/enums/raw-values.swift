// swift-format-ignore-file
enum Planet: Int {
  case mercury = 1, venus, earth
}
print(Planet.earth.rawValue, Planet(rawValue: 2)!, Planet(rawValue: 9) == nil)
// expect: 3 venus true
enum Mode: String {
  case light
  case dark = "DARK"
}
print(Mode.light.rawValue, Mode.dark.rawValue, Mode(rawValue: "DARK") == .dark)
// expect: light DARK true
