func outer(_ n: Int) -> String {
  struct Point { var x: Int; var y = 2; func sum() -> Int { x + y } }
  enum Kind: String, CaseIterable { case a, b }
  final class Counter { var n = 0; func up() -> Counter { n += 1; return self } }
  let p = Point(x: n)
  func inner(_ k: Kind) -> String { "\(k.rawValue)\(p.sum())" }
  return Kind.allCases.map { inner($0) }.joined() + "\(Counter().up().up().n)"
}
print(outer(3))
#if os(iOS) || os(Linux)
  print("phone")
#else
  print("mac")
#endif
struct S {
  #if canImport(UIKit) || true
    var a = 1
  #endif
  lazy var big: [Int] = {
    print("made"); return [1, 2]
  }()
}
var s = S(); print(s.a); print(s.big); s.big.append(3); print(s.big)
var score = 0 {
  willSet { print("will", newValue) }
  didSet { print("did", oldValue, score) }
}
score = 4; score += 1
func area(_ w: Int, _ h: Int) -> Int { var twice: Int { w * h * 2 }; return twice / 2 }
print(area(2, 3))
class Animal {
  let name: String; required init(name: String) { self.name = name };
  func speak() -> String { "..." }
  class var kind: String { "animal" }; class func make() -> String { "make \(kind)" }
  func clone() -> Self { Self(name: name + "'") }
}
class Dog: Animal {
  override func speak() -> String { "woof" }; override class var kind: String { "dog" }
}
let types: [Animal.Type] = [Animal.self, Dog.self]
for t in types { print(t, t.init(name: "x").speak(), t.kind) }
let d: Animal = Dog(name: "rex")
print(d.clone().speak(), d.clone().name, type(of: d).kind, type(of: d), type(of: d) == Dog.self)
func make<T: Animal>(_ t: T.Type) -> T { t.init(name: "g") }
print(make(Dog.self).speak(), make(Animal.self).name)
for (i, x) in zip(1..., ["a", "b"]) { print(i, x) }
for i in 5... { if i > 7 { break }; print(i) }
if #available(iOS 15, *) { print("15") } else { print("old") }
@available(iOS 13, *) func modern() { print("modern") }
modern()
let r: Result<Int, Never> = .success(3)
print(r.map { $0 * 2 })
struct Err: Error, Equatable { let n: Int }
func risky(_ n: Int) -> Result<String, Err> { n > 1 ? .success("ok\(n)") : .failure(Err(n: n)) }
for n in [1, 2] {
  switch risky(n) {
  case .success(let s): print(s);
  case .failure(let e): print(e)
  }
}
print((try? risky(2).get()) ?? "none", risky(1) == .failure(Err(n: 1)))
let caught = Result { try risky(1).get() }
print(caught)
// expect: a5b52
// expect: phone
// expect: 1
// expect: made
// expect: [1, 2]
// expect: [1, 2, 3]
// expect: will 4
// expect: did 0 4
// expect: will 5
// expect: did 4 5
// expect: 6
// expect: Animal ... animal
// expect: Dog woof dog
// expect: woof rex' dog Dog true
// expect: woof g
// expect: 1 a
// expect: 2 b
// expect: 5
// expect: 6
// expect: 7
// expect: 15
// expect: modern
// expect: success(6)
// expect: Err(n: 1)
// expect: ok2
// expect: ok2 true
// expect: failure(main.Err(n: 1))
