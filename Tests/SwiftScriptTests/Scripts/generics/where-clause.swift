func allEqual<S: Sequence>(_ items: S) -> Bool where S.Element: Equatable {
  var previous: S.Element?
  for item in items {
    if let previous, previous != item { return false }
    previous = item
  }
  return true
}
print(allEqual([1, 1]), allEqual("aab"), allEqual([String]()))
// expect: true false true
