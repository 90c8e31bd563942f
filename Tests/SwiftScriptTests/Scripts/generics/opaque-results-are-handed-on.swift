// swift-format-ignore-file
protocol Animal { associatedtype Food; func eat(_ f: Food) -> String; var food: Food { get }; var name: String { get }; init(name: String) }
struct Hay { var kg = 2 }
struct Cow: Animal { var name: String; init(name: String) { self.name = name }; var food: Hay { Hay() }; func eat(_ f: Hay) -> String { "\(name) eats \(f.kg)" } }
func farm() -> some Animal { Cow(name: "Bessie") }
let a = farm()
print(a.eat(a.food))
func feed(_ x: some Animal) -> String { x.eat(x.food) }
print(feed(farm()), feed(a))
func clone<A: Animal>(_ a: A) -> some Animal { A(name: a.name + "2") }
print(clone(a).name, clone(clone(a)).name)
if let c = a as? Cow { print("cow", c.name) }
print(a is Cow, type(of: a) == Cow.self)
let zoo: [any Animal] = [a, clone(a)]
print(zoo.map(\.name))
extension Animal { var twin: some Animal { Self(name: name + "'") }
  func renamed(_ n: String) -> some Animal { Self(name: n) } }
print(a.twin.name, a.twin.twin.name, a.renamed("Z").twin.name)
struct Pen<A: Animal> { var a: A
  var inside: some Animal { a }
  func mapped(_ f: (A) -> A) -> some Animal { f(a) } }
let pen = Pen(a: a)
print(pen.inside.name, pen.mapped { $0 }.twin.name)
func local(_ n: Int) -> Int {
  func inner(_ k: Int) -> some BinaryInteger { k * n }
  return Int(inner(2) + inner(3))
}
print(local(10))
func rec(_ n: Int) -> some CustomStringConvertible {
  if n == 0 { return "end" }
  return "\(n)," + "\(rec(n - 1))"
}
print(rec(3), rec(3).description.count)
func gen<T: Hashable>(_ xs: [T]) -> some Hashable { Set(xs) }
print(gen([1, 1, 2]) == gen([2, 1]), gen(["a"]).hashValue == gen(["a"]).hashValue)
var d = [gen([1]): "one"]
d[gen([2])] = "two"
print(d.count, d[gen([1])] ?? "-")
class Repo { func all() -> some Sequence<Int> { [3, 1, 2] }
  lazy var cached = 1
  func keyed() -> some Collection<String> { ["x", "y"] } }
let r = Repo()
for x in r.all() { print(x, terminator: " ") }
print(r.all().sorted(), r.keyed().count, r.keyed().first ?? "")
func asyncMake() async -> some Comparable { 5 }
func useIt() async { let v = await asyncMake(); print(v, await asyncMake() < v) }
await useIt()
func thrower(_ ok: Bool) throws -> some Equatable { struct E: Error {}; if !ok { throw E() }; return "fine" }
print((try? thrower(true)) == (try? thrower(true)), (try? thrower(false)) == nil)
let fs = [farm, farm]
print(fs.map { $0().name })
var best = farm()
best = clone2(best)
func clone2<A: Animal>(_ a: A) -> A { A(name: a.name + "!") }
print(best.name)


print(best.name)

// expect: Bessie eats 2
// expect: Bessie eats 2 Bessie eats 2
// expect: Bessie2 Bessie22
// expect: cow Bessie
// expect: true true
// expect: ["Bessie", "Bessie2"]
// expect: Bessie' Bessie'' Z'
// expect: Bessie Bessie'
// expect: 50
// expect: 3,2,1,end 9
// expect: true true
// expect: 2 one
// expect: 3 1 2 [1, 2, 3] 2 x
// expect: 5 false
// expect: true true
// expect: ["Bessie", "Bessie"]
// expect: Bessie!
// expect: Bessie!
