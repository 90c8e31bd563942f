// swift-format-ignore-file
func each(_ f: (Int) -> Void) { print("void"); f(1) }
func each(_ f: (Int) -> Bool) { print("bool"); print(f(1)) }
each { x in
  let y = x + 1
  return y > 0
}
each { x in return x > 0 }
func t1(_ f: () -> Int) { print("int", f()) }
func t1(_ f: () -> String) { print("str", f()) }
t1 { 1 }
t1 { "a" }
t1 { let x = 3; return x * 2 }
t1 { let x = 3; return "\(x)" }
t1 { if Bool.random() { return 2 } else { return 2 } }
func run<T>(_ f: () -> T) -> T { print("generic"); return f() }
func run(_ f: () -> Void) { print("void"); f() }
run { print("x") }
let n = run { 3 }
print(n)
func perform(_ f: () -> Void) { print("plain"); f() }
func perform(_ f: () throws -> Void) rethrows { print("throwing"); try f() }
perform { print("p") }
struct E: Error {}
do { try perform { throw E() } } catch { print("caught") }
func h(_ f: (Int) -> Int) { print("i", f(2)) }
func h(_ f: (String) -> String) { print("s", f("q")) }
h { $0 + 1 }
h { $0 + "!" }
h { (x: Int) in x }
h { (x: String) -> String in x }
h { $0.uppercased() }
// expect: bool
// expect: true
// expect: bool
// expect: true
// expect: int 1
// expect: str a
// expect: int 6
// expect: str 3
// expect: int 2
// expect: void
// expect: x
// expect: generic
// expect: 3
// expect: plain
// expect: p
// expect: throwing
// expect: caught
// expect: i 3
// expect: s q!
// expect: i 2
// expect: s q
// expect: s Q
