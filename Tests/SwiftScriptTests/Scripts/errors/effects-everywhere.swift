// swift-format-ignore-file
enum E: Error { case no }
struct T {
  subscript(i: Int) -> Int { get throws { if i > 1 { throw E.no }; return i } }
}
do { print(try T()[1]); print(try T()[2]) } catch { print("caught") }
func opt(_ f: (() throws -> Void)?) rethrows { try f?() }
func iuo(_ f: (() throws -> Void)!) rethrows { if f != nil { try f() } }
opt(nil); iuo(nil); opt { print("x") }
func arb<T>(_ v: T, body: () throws -> Void) rethrows { try body() }
func thrower() throws {}
arb(thrower) { print("arb") }
func typed<Err>(_ body: () throws(Err) -> Int) throws(Err) -> Int { try body() }
do { print(try typed { () throws(E) -> Int in throw .no }) } catch { print(error) }
print(0.0 == .nan, 1.0 < .infinity, 3.3 <= Double.pi)
func esc(`in` range: Int, `for` x: Int) -> Int { range + x }
print(esc(`in`: 1, `for`: 2), esc(in: 3, for: 4))
// expect: 1
// expect: caught
// expect: x
// expect: arb
// expect: no
// expect: false true false
// expect: 3 7
