// swift-format-ignore-file
infix operator ?!: NilCoalescingPrecedence
func ?! <T>(a: T?, e: @autoclosure () -> Error) throws -> T {
  guard let a else { throw e() }
  return a
}
struct Missing: Error {}
func shown(_ a: Int?) {
  let b = a ?! Missing()  // error: call can throw, but it is not marked with 'try' and the error is not handled
  print(b)
}
