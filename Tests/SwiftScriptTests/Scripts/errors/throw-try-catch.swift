// swift-format-ignore-file
enum Bad: Error, Equatable { case empty, tooLong(Int), other(String) }
struct Wrapped: Error { let code: Int }
func check(_ s: String) throws -> Int {
  guard !s.isEmpty else { throw Bad.empty }
  if s.count > 3 { throw Bad.tooLong(s.count) }
  if s == "w" { throw Wrapped(code: 7) }
  return s.count
}
func run(_ s: String) {
  do { print("ok", try check(s)) }
  catch Bad.empty { print("empty") }
  catch Bad.tooLong(let n) where n > 5 { print("very long", n) }
  catch let e as Bad { print("bad", e) }
  catch { print("other", error) }
}
for s in ["ab", "", "abcd", "abcdefgh", "w"] { run(s) }
func deferred(_ s: String) throws {
  defer { print("d1") }
  print("start")
  defer { print("d2") }
  _ = try check(s)
  defer { print("d3") }
  print("end")
}
do { try deferred("a"); try deferred("abcd"); print("not here") } catch { print("caught", error) }
print(try? check("ab"), (try? check("")) as Any)
let xs = try ["a", "bb"].map { try check($0) }
print(xs)
do { _ = try ["a", "", "zzzzz"].map { s -> Int in print("m", s); return try check(s) } } catch { print("map", error) }
func twice(_ f: () throws -> Void) rethrows { try f(); try f() }
twice { print("t") }
do { var n = 0; try twice { n += 1; print("n", n); if n == 2 { throw Bad.other("x") } } } catch { print(error) }
class Thing { let n: Int; init(_ n: Int) throws { self.n = n; if n < 0 { throw Bad.empty } }; deinit { print("gone") } }
do { let t = try Thing(1); print(t.n); _ = try Thing(-1) } catch { print("init", error) }
func nested() throws -> String {
  do { _ = try check("") } catch Bad.empty { throw Bad.other("again") }
  return "x"
}
print((try? nested()) ?? "nil")
do { _ = try nested() } catch Bad.other(let s) { print(s) }
let f: (String) throws -> Int = check
print(try f("abc"))
for s in ["a", "abcd", "b"] { do { print(try check(s)) } catch { print("skip"); continue } }
func parse(_ s: String) throws -> Int { guard let n = Int(s) else { throw NSErr.nan(s) }; return n }
enum NSErr: Error { case nan(String) }
let results = ["1", "x", "3"].compactMap { try? parse($0) }
print(results)
outer: for i in 0..<3 { do { if i == 1 { throw Bad.empty }; print("i", i) } catch { break outer } }
let v = try! check("abc")
print(v)
do { throw Bad.empty } catch let e { print(e is Bad, e as? Bad == .empty) }
throw Bad.tooLong(3)
// expect: ok 2
// expect: empty
// expect: bad tooLong(4)
// expect: very long 8
// expect: other Wrapped(code: 7)
// expect: start
// expect: end
// expect: d3
// expect: d2
// expect: d1
// expect: start
// expect: d2
// expect: d1
// expect: caught tooLong(4)
// expect: Optional(2) nil
// expect: [1, 2]
// expect: m a
// expect: m 
// expect: map empty
// expect: t
// expect: t
// expect: n 1
// expect: n 2
// expect: other("x")
// expect: 1
// expect: gone
// expect: gone
// expect: init empty
// expect: nil
// expect: again
// expect: 3
// expect: 1
// expect: skip
// expect: 1
// expect: [1, 3]
// expect: i 0
// expect: 3
// expect: true true
// trap: Error raised at top level: main.Bad.tooLong(3)
