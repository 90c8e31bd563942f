// swift-format-ignore-file
// A constant that is set behind try is not yet set where the error is caught.
enum E: Error { case a }
func f(_ fails: Bool) throws -> Int { if fails { throw E.a }; return 1 }
let r: Int
do { r = try f(true) } catch { r = -1 }
print(r)
func local(_ fails: Bool) -> Int {
  let n: Int
  var m: Int
  do {
    m = 5
    n = try f(fails)
  } catch E.a {
    n = -2
  } catch {
    return 0
  }
  return n + m
}
print(local(true), local(false))
struct S { let x: Int; init(_ fails: Bool) { do { x = try f(fails) } catch { x = 9 } } }
print(S(true).x, S(false).x)
// expect: -1
// expect: 3 6
// expect: 9 1
