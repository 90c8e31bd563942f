enum Failure: Error { case end, bad(Int) }
func result<T, E: Error>(_ f: () throws(E) -> T) -> Result<T, E> {
  do { return .success(try f()) } catch { return .failure(error) }
}
func wrap<T, E: Error>(_ f: () throws(E) -> T) throws(E) -> [T] { [try f()] }
func load(_ n: Int) throws(Failure) -> Int { guard n > 0 else { throw .bad(n) }; return n }
let r = result { () throws(Failure) in try load(-1) }
if case .failure(.bad(let n)) = r { print("bad", n) }
do {
  print(try wrap { () throws(Failure) -> Int in try load(2) });
  _ = try wrap { () throws(Failure) -> Int in throw .end }
} catch {
  switch error {
  case .end: print("end");
  case .bad: print("bad")
  }
}
let check = { (n: Int) throws(Failure) -> Int in
  if n > 3 { throw .bad(n) }
  return n
}
do { print(try check(1), try check(9)) } catch .bad(let n) { print("bad", n) } catch {
  print("other")
}
func each(_ list: [Int], _ body: (Int) throws(Failure) -> Void) throws(Failure) {
  for x in list { try body(x) }
}
do { try each([1, 2]) { x throws(Failure) in if x == 2 { throw .bad(x) } } } catch { print(error) }
print(result { 5 })

// expect: bad -1
// expect: [2]
// expect: end
// expect: bad 9
// expect: bad(2)
// expect: success(5)
