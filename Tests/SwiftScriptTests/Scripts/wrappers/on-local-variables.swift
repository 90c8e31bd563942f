// swift-format-ignore-file
// Property wrappers with projected values
@propertyWrapper struct Clamped<V: Comparable> {
  private var value: V
  let range: ClosedRange<V>
  init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: V { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
  var projectedValue: Bool { value == range.lowerBound || value == range.upperBound }
}
@propertyWrapper struct Trimmed {
  private(set) var text = ""
  var wrappedValue: String { get { text } set { text = String(newValue.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) } }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
@propertyWrapper final class Published<T> {
  private var observers: [(T) -> Void] = []
  var wrappedValue: T { didSet { observers.forEach { $0(wrappedValue) } } }
  var projectedValue: Published<T> { self }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
  func sink(_ f: @escaping (T) -> Void) { observers.append(f); f(wrappedValue) }
}
@propertyWrapper struct Logged<T> {
  var log: [String] = []
  private var stored: T
  init(wrappedValue: T) { stored = wrappedValue }
  var wrappedValue: T { get { stored } set { log.append("\(stored)->\(newValue)"); stored = newValue } }
  var projectedValue: Logged<T> { get { self } set { self = newValue } }
}
struct Player {
  @Clamped(0...100) var health: Int = 150
  @Clamped(wrappedValue: 0.5, 0...1) var volume: Double
  @Trimmed var name: String
  @Logged var score = 0
}
class Model {
  @Published var count = 0
  @Published var items: [String] = []
}
var p = Player(name: "  Bob ")
print(p.health, p.$health, p.volume, "[\(p.name)]")
p.health -= 30; p.volume = -3; p.name = " Al "
print(p.health, p.$health, p.volume, p.$volume, "[\(p.name)]")
p.score += 5; p.score *= 2
print(p.$score.log)
p.$score.log.removeAll()
print(p.$score.log.isEmpty, p.score)
let m = Model()
m.$count.sink { print("count", $0) }
m.count += 1; m.count = 10
m.$items.sink { print("items", $0) }
m.items.append("a")
func local() { @Clamped(0...3) var x = 7; print(x, $x); x = 2; print(x, $x) }
local()
// expect: 100 true 0.5 [Bob]
// expect: 70 false 0.0 true [Al]
// expect: ["0->5", "5->10"]
// expect: true 10
// expect: count 0
// expect: count 1
// expect: count 10
// expect: items []
// expect: items ["a"]
// expect: 3 true
// expect: 2 false
