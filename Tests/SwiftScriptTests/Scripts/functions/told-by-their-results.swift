func f() -> Int { 1 }
func f() -> String { "s" }
let x: Int = f() + 1
let y: String = f() + "t"
print(x, y)
func g() -> Int { 4 }
func g() -> Double { 2.5 }
let z: Double = g() * 2
let w: Int = g() * 2
print(z, w)
print((g() as Double) + 1, f() as String)
struct P {
  func get() -> Int { 1 }; func get() -> String { "p" }; static func make() -> Int { 3 };
  static func make() -> [Int] { [3] }
  subscript(i: Int) -> Int { i }; subscript(i: Int) -> String { "i\(i)" }
}
let a: Int = P().get(); let b: String = P().get(); print(a, b)
let c: [Int] = P.make() + [4]; let d: Int = P.make() - 1; print(c, d)
let e: String = P()[2]; let h: Int = P()[2] + 1; print(e, h)
func parse<T: LosslessStringConvertible>(_ s: String) -> T? { T(s) }
let i: Int? = parse("4"); let j: Double? = parse("4"); print(i ?? 0, j ?? 0)
func takesInt(_ i: Int) { print("int", i) }; takesInt(f()); takesInt(f() * 3 + g())
if f() == 1 { print("one") }
if f() == "s" { print("s") }

// expect: 2 st
// expect: 5.0 8
// expect: 3.5 s
// expect: 1 p
// expect: [3, 4] 2
// expect: i2 3
// expect: 4 4.0
// expect: int 1
// expect: int 7
// expect: one
// expect: s
