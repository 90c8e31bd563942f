// swift-format-ignore-file
import Foundation

class Person {
  let name: String; var apartment: Apartment?; init(_ n: String) { name = n };
  deinit { print("\(name) deinit") }
}
class Apartment {
  let unit: String; weak var tenant: Person?; unowned let building: Building
  init(_ u: String, in b: Building) { unit = u; building = b };
  deinit { print("apt \(unit) deinit") }
}
class Building {
  private(set) var all: [Apartment] = [];
  func add(_ u: String) -> Apartment { let a = Apartment(u, in: self); all.append(a); return a };
  deinit { print("building deinit") }
}
do {
  let b = Building()
  var ann: Person? = Person("Ann")
  let apt = b.add("4A")
  ann?.apartment = apt; apt.tenant = ann
  print(apt.tenant?.name ?? "vacant", ann?.apartment?.unit ?? "-", b.all.count)
  ann = nil
  print(apt.tenant?.name ?? "vacant")
}
func makeCounter() -> (next: () -> Int, reset: () -> Void) {
  var n = 0;
  return (
    {
      n += 1; return n
    }, { n = 0 }
  )
}
let c = makeCounter()
print(
  c.next(), c.next(),
  {
    c.reset(); return c.next()
  }())
var handlers: [() -> Void] = []
for i in 0..<3 { handlers.append { print("h\(i)", terminator: " ") } }
var k = 10
let byValue = { [k] in k }, byRef = { k }
k = 20
handlers.forEach { $0() }; print(byValue(), byRef())
class Base {
  var log: [String] = []; required init() { setup() }; func setup() { log.append("base") };
  class func make() -> Self { Self() }
}
class Sub: Base {
  override func setup() { super.setup(); log.append("sub") };
  lazy var big: [Int] = {
    log.append("lazy"); return Array(1...3)
  }()
}
let sub = Sub.make()
print(sub.log, sub.big.count, sub.big.first!, sub.log, type(of: sub), sub is Base)
struct Stack<T> {
  private var items: [T] = []; mutating func push(_ t: T...) { items += t };
  @discardableResult mutating func pop() -> T? { items.popLast() }; var peek: T? { items.last };
  var isEmpty: Bool { items.isEmpty }
}
extension Stack: CustomStringConvertible where T: CustomStringConvertible {
  var description: String { items.map(\.description).joined(separator: ">") }
}
extension Stack: Equatable where T: Equatable {}
var s1 = Stack<Int>(); s1.push(1, 2, 3); var s2 = s1; s2.pop()
print(s1, s2, s1 == s2, s1.peek ?? 0, Stack<String>().isEmpty)

// expect: Ann 4A 1
// expect: Ann deinit
// expect: vacant
// expect: building deinit
// expect: apt 4A deinit
// expect: 1 2 1
// expect: h0 h1 h2 10 20
// expect: ["base", "sub"] 3 1 ["base", "sub", "lazy"] Sub true
// expect: 1>2>3 1>2 false 3 true
