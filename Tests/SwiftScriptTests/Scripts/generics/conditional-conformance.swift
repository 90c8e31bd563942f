struct Wrapper<T> { var value: T }
extension Wrapper: Equatable where T: Equatable {}
extension Wrapper: CustomStringConvertible where T: CustomStringConvertible {
  var description: String { "<" + value.description + ">" }
}
print(Wrapper(value: 1) == Wrapper(value: 1), Wrapper(value: "a") == Wrapper(value: "b"))
print(Wrapper(value: 3))
// expect: true false
// expect: <3>
