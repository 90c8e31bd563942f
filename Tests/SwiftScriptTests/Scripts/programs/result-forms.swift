// swift-format-ignore-file
// Results made, mapped, thrown and collected.
enum NetErr: Error, Equatable { case bad(Int), empty }
func fetch(_ n: Int) -> Result<String, NetErr> { n == 0 ? .failure(.empty) : n < 0 ? .failure(.bad(n)) : .success("r\(n)") }
let all = [1, 0, -3].map(fetch)
for r in all {
  switch r { case .success(let s): print("ok", s); case .failure(.bad(let c)) where c < -2: print("very bad", c); case .failure(let e): print("fail", e) }
}
print(fetch(2).map(\.count), fetch(0).mapError { "\($0)" == "empty" ? NetErr.bad(1) : $0 })
let chained = fetch(1).flatMap { s in s.isEmpty ? .failure(.empty) : Result<Int, NetErr>.success(s.count) }
print(chained, (try? chained.get()) ?? 0)
do { _ = try fetch(-9).get() } catch NetErr.bad(let n) { print("caught", n) } catch { print(error) }
struct Validation: Error { let field: String, why: String }
func parseAge(_ s: String) throws(Validation) -> Int {
  guard let n = Int(s) else { throw Validation(field: "age", why: "not a number: \(s)") }
  guard (0..<150).contains(n) else { throw Validation(field: "age", why: "out of range") }
  return n
}
for s in ["12", "x", "200"] {
  do { print(try parseAge(s)) } catch { print("\(error.field): \(error.why)") }
}
let r = Result { try parseAge("7") }
print(r)
func collect<T, E: Error>(_ rs: [Result<T, E>]) -> Result<[T], E> {
  var out: [T] = []
  for r in rs { switch r { case .success(let v): out.append(v); case .failure(let e): return .failure(e) } }
  return .success(out)
}
print(collect([fetch(1), fetch(2)]), collect(all))
let (oks, errs) = (all.compactMap { try? $0.get() }, all.compactMap { r -> NetErr? in if case .failure(let e) = r { e } else { nil } })
print(oks, errs, all[0] == .success("r1"))
func retry<T>(_ times: Int, _ body: (Int) throws -> T) rethrows -> T {
  for i in 1..<times { do { return try body(i) } catch { print("try \(i): \(error)") } }
  return try body(times)
}
print(try! retry(3) { i -> String in if i < 3 { throw NetErr.bad(i) }; return "done \(i)" })
print(retry(2) { $0 * 5 })
// expect: ok r1
// expect: fail empty
// expect: very bad -3
// expect: success(2) failure(main.NetErr.bad(1))
// expect: success(2) 2
// expect: caught -9
// expect: 12
// expect: age: not a number: x
// expect: age: out of range
// expect: success(7)
// expect: success(["r1", "r2"]) failure(main.NetErr.empty)
// expect: ["r1"] [main.NetErr.empty, main.NetErr.bad(-3)] true
// expect: try 1: bad(1)
// expect: try 2: bad(2)
// expect: done 3
// expect: 5
