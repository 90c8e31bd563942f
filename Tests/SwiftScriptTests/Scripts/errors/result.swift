enum Fault: Error { case empty }
func load(_ text: String) -> Result<Int, Fault> {
  text.isEmpty ? .failure(.empty) : .success(text.count)
}
switch load("abc") {
case .success(let n): print(n);
case .failure(let e): print(e)
}
print((try? load("").get()) ?? -1, load("ab").map { $0 * 10 })
// expect: 3
// expect: -1 success(20)
