// swift-format-ignore-file
enum Fault: Error { case odd }
func half(_ number: Int) throws(Fault) -> Int {
  guard number % 2 == 0 else { throw .odd }
  return number / 2
}
let results: [Result<Int, Fault>] = [4, 3].map { n in Result { () throws(Fault) -> Int in try half(n) } }
print(results)
let plain = Result { try half(5) }
if case .failure(let error) = plain { print(error, error is Fault) }
protocol Check<Input> {
  associatedtype Input
  associatedtype Failure: Error
  func run(_ input: Input) throws(Failure)
}
struct Short: Check {
  struct TooLong: Error { let count: Int }
  func run(_ input: String) throws(TooLong) { if input.count > 3 { throw TooLong(count: input.count) } }
}
struct Both<C: Check>: Check {
  let parts: [C]
  func run(_ input: C.Input) throws(C.Failure) { for part in parts { try part.run(input) } }
}
do { try Both(parts: [Short(), Short()]).run("abcde") } catch { print(error.count) }
// expect: [Swift.Result<Swift.Int, main.Fault>.success(2), Swift.Result<Swift.Int, main.Fault>.failure(main.Fault.odd)]
// expect: odd true
// expect: 5
