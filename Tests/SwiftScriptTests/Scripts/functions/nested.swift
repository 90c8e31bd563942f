func outer(_ limit: Int) -> [Int] {
  var collected: [Int] = []
  func collect(_ value: Int) {
    guard value < limit else { return }
    collected.append(value)
    collect(value + 1)
  }
  collect(0)
  return collected
}
print(outer(4))  // expect: [0, 1, 2, 3]
