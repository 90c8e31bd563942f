// swift-format-ignore-file
enum Nothing: Error {}
func a(_ x: Nothing) -> Int { switch x {} }
func b(_ x: Never) { switch x {} }
func c(_ x: Result<Int, Never>) -> Int {
  switch x {
  case .success(let n): return n
  }
}
func d(_ x: Result<Int, Nothing>) -> Int {
  switch x {
  case .success(let n): n
  }
}
print(c(.success(4)), d(.success(5)))
let r: Result<Int, Never> = .success(2)
switch r { case let .success(n): print(n) }
print(r.get())
// expect: 4 5
// expect: 2
// expect: 2
