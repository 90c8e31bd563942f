// What observes a property stands beside a wrapper that takes the object around it.
class Box {
  init() {}
  var log: [String] = []
}

@propertyWrapper
struct Kept<Value> {
  private var value: Value
  init(wrappedValue: Value) { value = wrappedValue }
  static subscript<Owner: Box>(
    _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage kept: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: kept].value }
    set {
      owner[keyPath: kept].value = newValue
      owner.log.append("stored")
    }
  }
  @available(*, unavailable) var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
}

final class Lamp: Box {
  @Kept var text = "" { didSet { log.append("\(oldValue) to \(text)") } }
  @Kept var level = 1 {
    willSet { log.append("will be \(newValue)") }
    didSet { log.append("was \(oldValue)") }
  }
}

let lamp = Lamp()
lamp.text = "on"
lamp.level += 4
lamp.level = lamp.level * 2
print(lamp.log)
print(lamp.text, lamp.level)
// expect: ["stored", " to on", "will be 5", "stored", "was 1", "will be 10", "stored", "was 5"]
// expect: on 10
