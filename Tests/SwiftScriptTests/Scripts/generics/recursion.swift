func repeated<T>(_ value: T, _ count: Int) -> [T] {
  count == 0 ? [] : [value] + repeated(value, count - 1)
}
print(repeated("x", 3), repeated(0, 2))
// expect: ["x", "x", "x"] [0, 0]
