@propertyWrapper struct Default<Value> { var wrappedValue: Value }
struct Settings { @Default var size = 12; @Default var name: String }
let settings = Settings(size: 14, name: "big")
print(settings.size, settings.name, Settings(name: "plain").size)
// expect: 14 big 12
