struct Factory<T> {
  static func make(_ value: T) -> [T] { [value, value] }
}
print(Factory<Int>.make(1), Factory.make("a"))
// expect: [1, 1] ["a", "a"]
