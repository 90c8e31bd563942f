struct S: Error { var n: Int }
func f() throws(S) -> Int { throw S(n: 3) }
do { _ = try f() } catch { print(error.n) }
func g() { do { _ = try f() } catch { print(error.n) } }
g()
let r = Result { try f() }
switch r {
case .success(let x): print(x);
case .failure(let e): print(e)
}
let k = Result<Int, S>.failure(S(n: 1))
print(k, try? k.get() as Any)
do { print(try k.get()) } catch { print("c", error) }
print((try? f()) ?? 9)
// expect: 3
// expect: 3
// expect: S(n: 3)
// expect: failure(main.S(n: 1)) nil
// expect: c S(n: 1)
// expect: 9
