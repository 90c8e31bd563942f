// swift-format-ignore-file
enum E1: Error { case a, b(Int) }
func thrower(_ n: Int) throws(E1) -> Int { if n == 0 { throw .a }; return n }
let r = Result { () throws(E1) -> Int in try thrower(0) }
switch r { case .success(let s): print(s); case .failure(.a): print("a"); case .failure(.b(let n)): print(n) }
let r2 = Result { try thrower(1) }
print(r2)
let r3 = Result(catching: { () throws(E1) in try thrower(2) })
print(r3)
let r4: Result<Int, E1> = Result { () throws(E1) in try thrower(2) }
print(r4)
// expect: a
// expect: success(1)
// expect: success(2)
// expect: success(2)
