struct Temperature {
  var celsius: Double {
    didSet { print("from", oldValue, "to", celsius) }
  }
  var fahrenheit: Double {
    get { celsius * 9 / 5 + 32 }
    set { celsius = (newValue - 32) * 5 / 9 }
  }
  static let freezing = Temperature(celsius: 0)
  static var scale = "C"
}
var temperature = Temperature(celsius: 100)
print(temperature.fahrenheit)
temperature.fahrenheit = 32
print(temperature.celsius, Temperature.freezing.celsius, Temperature.scale)

// expect: 212.0
// expect: from 100.0 to 0.0
// expect: 0.0 0.0 C
