func padded<T>(_ items: [T], to count: Int = 3, with filler: T) -> [T] {
  items + Array(repeating: filler, count: max(0, count - items.count))
}
print(padded([1], with: 0), padded(["a"], to: 2, with: "-"))
// expect: [1, 0, 0] ["a", "-"]
