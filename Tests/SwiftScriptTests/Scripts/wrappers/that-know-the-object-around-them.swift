// A wrapper that takes the object around it: its subscript stands for the wrapped value.
class Node {
  init() {}
  var log: [String] = []
  func changed(_ what: String) { log.append(what) }
}

@propertyWrapper
struct Noted<Value: Equatable> {
  private var value: Value
  let name: String
  init(wrappedValue: Value, _ name: String) {
    value = wrappedValue
    self.name = name
  }
  static subscript<Owner: Node>(
    _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage kept: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: kept].value }
    set {
      guard owner[keyPath: kept].value != newValue else { return }
      owner[keyPath: kept].value = newValue
      owner.changed("\(owner[keyPath: kept].name) = \(newValue)")
    }
  }
  @available(*, unavailable) var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
}

final class Light: Node {
  @Noted("level") var level = 1
  @Noted("title") var title = "lamp"
}

let light = Light()
light.level = 3
light.level = 3
light.level += 4
light.title.append("!")
print(light.level, light.title, light.log)
func double(_ value: inout Int) { value *= 2 }
double(&light.level)
light[keyPath: \.level] += 1
print(light.level, light.log.count)

// expect: 7 lamp! ["level = 3", "level = 7", "title = lamp!"]
// expect: 15 5
