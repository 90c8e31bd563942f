// swift-format-ignore-file
@propertyWrapper struct Clamped<V: Comparable> {
  private var value: V; let range: ClosedRange<V>
  var projectedValue: (isAtLimit: Bool, range: ClosedRange<V>) { (value == range.lowerBound || value == range.upperBound, range) }
  init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: V { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
}
@propertyWrapper class Observed<T> { var wrappedValue: T { didSet { changes += 1 } }; var changes = 0; var projectedValue: Observed<T> { self }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
struct Player { @Clamped(0...100) var health = 150; @Clamped(1...10) var level: Int = 0; @Observed var name = "x" }
var p = Player(); print(p.health, p.level, p.$health, p.$level.isAtLimit)
p.health -= 30; p.level += 4; p.name = "y"; p.name += "z"
print(p.health, p.level, p.$health.isAtLimit, p.$name.changes, p.name)
@propertyWrapper struct Trimmed { private(set) var value = ""; var wrappedValue: String { get { value } set { value = newValue.filter { $0 != " " } } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
struct Post { @Trimmed var title: String }
var post = Post(title: " a b "); print(post.title); post.title = "c d"; print(post.title)
// expect: 100 1 (isAtLimit: true, range: ClosedRange(0...100)) true
// expect: 70 5 false 2 yz
// expect: ab
// expect: cd
