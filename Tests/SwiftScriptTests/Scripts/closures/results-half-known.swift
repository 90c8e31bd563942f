// swift-format-ignore-file
enum VE: Error { case short, missing(String) }
func get(_ n: Int) -> Result<Int, VE> { n < 0 ? .failure(.short) : .success(n) }
print(get(1).flatMap { .success($0 + 1) })
print(get(1).flatMap { x in x > 5 ? .failure(.missing("q")) : .success("\(x)") })
print(get(9).flatMap({ $0 > 5 ? .failure(.missing("q")) : .success($0) }))
print(get(9).flatMap { n -> Result<String, VE> in if n > 5 { return .failure(.short) }; return .success("s") })
let o: Int? = 3
print(o.flatMap { $0 > 2 ? .some($0 * 2) : .none } as Any)
print([1, 2, 3].map { $0 > 1 ? Optional($0) : nil }, [1, 2].compactMap { $0 > 1 ? "\($0)" : nil })
print([1, 2].map { n in n == 1 ? get(n) : .failure(.short) })
print([1, 2].reduce(get(0)) { acc, n in acc.flatMap { s in n > 1 ? .success(s + n) : .success(s) } })
print(get(9).flatMap { n -> Result<Double, VE> in
  guard n > 3 else { return .failure(.short) }
  return .success(Double(n))
})
func use<T>(_ f: () -> Result<T, VE>) -> T? { try? f().get() }
let q: Int? = use { .success(3) }
print(q as Any)
print(use { () -> Result<String, VE> in .success("x") } as Any)
// expect: success(2)
// expect: success("1")
// expect: failure(main.VE.missing("q"))
// expect: failure(main.VE.short)
// expect: Optional(6)
// expect: [nil, Optional(2), Optional(3)] ["2"]
// expect: [Swift.Result<Swift.Int, main.VE>.success(1), Swift.Result<Swift.Int, main.VE>.failure(main.VE.short)]
// expect: success(2)
// expect: success(9.0)
// expect: Optional(3)
// expect: Optional("x")
