class Base<T> {
  let value: T
  init(value: T) { self.value = value }
  func describe() -> String { "base \(value)" }
}
class Listed<U>: Base<[U]> {
  override func describe() -> String { "listed \(value.count), " + super.describe() }
}
print(Listed(value: [1, 2]).describe())
// expect: listed 2, base [1, 2]
