// swift-format-ignore-file
protocol Loose { var count: Int { get set } }
extension Loose {
  var half: Int { get { count / 2 } set { count = newValue * 2 } }
  var quiet: Int { get { count } nonmutating set { print("quiet", newValue) } }
  mutating func up() { count += 1 }
}
extension Loose where Self: AnyObject { var loud: Int { get { count } set { print("loud", newValue) } } }
protocol Bound: AnyObject { var size: Int { get set } }
extension Bound { var twice: Int { get { size * 2 } set { size = newValue / 2 } } }
final class Counter: Loose, Bound { var count = 1; var size = 1; init() {} }
let counter = Counter()
counter.quiet = 5
counter.loud = 6
counter.twice = 8
var same = counter
same.half = 10
same.up()
print(counter.count, counter.size, same === counter)
func change<T: Loose>(_ t: inout T) { t.half = 2 }
change(&same)
func bound(_ b: any Bound) { b.twice = 20 }
bound(counter)
print(counter.count, counter.size)
let path = \Counter.half, other = \Counter.twice
same[keyPath: path] = 7
counter[keyPath: other] = 30
print(type(of: path), type(of: other), counter.count, counter.size)
struct Box { let counter: Counter; var n = 1 }
let box = Box(counter: counter), inner = \Box.counter.size, own = \Box.n
box[keyPath: inner] = 9
print(type(of: inner), type(of: own), counter.size)
enum Plain { case a, b }
struct Held: Hashable { var plain: Plain?; var list: [Plain]; var any: AnyHashable; var table: [Plain: [Int]?] }
struct Wide<T> { var value: [T] }
extension Wide: Equatable where T: Equatable {}
extension Wide: CustomStringConvertible { var description: String { "wide" } }
struct Flags: OptionSet, Hashable { let rawValue: Int }
struct All: Equatable { var flags: Flags; var wide: Wide<Int>; var held: Held; var range: ClosedRange<Int>; var result: Result<Int, Never>; var never: Never? }
let held = Held(plain: .a, list: [.b], any: 1, table: [.a: nil])
print(held == held, Wide(value: [1]) == Wide(value: [1]), Set([held, held]).count, Flags(rawValue: 1) == [])
// expect: quiet 5
// expect: loud 6
// expect: 21 4 true
// expect: 4 10
// expect: WritableKeyPath<Counter, Int> ReferenceWritableKeyPath<Counter, Int> 14 15
// expect: ReferenceWritableKeyPath<Box, Int> WritableKeyPath<Box, Int> 9
// expect: true true 1 false
