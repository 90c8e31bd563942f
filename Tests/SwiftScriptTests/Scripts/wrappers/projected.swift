@propertyWrapper struct Tracked<Value> {
  private(set) var projectedValue = 0
  var wrappedValue: Value { didSet { projectedValue += 1 } }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
struct Form { @Tracked var name = "" }
var form = Form()
form.name = "a"
form.name = "b"
print(form.name, form.$name)
// expect: b 2
