func joinNames<C: Collection>(_ names: C) -> String where C.Element == String {
  names.map { $0.uppercased() }.joined(separator: "+")
}
print(joinNames(["a", "b"]), joinNames(Set(["c"])))
// expect: A+B C
