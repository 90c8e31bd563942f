struct Light {
  var isOn = false; mutating func toggle() { self = Light(isOn: !isOn) };
  func toggled() -> Self { var copy = self; copy.toggle(); return copy }
}
var light = Light()
light.toggle()
print(light.isOn, light.toggled().isOn)
// expect: true false
