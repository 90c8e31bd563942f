// swift-format-ignore-file
func tidy() {
  var names = ["a", "b", "a"]
  names.removeAll { $0 == names[0] }  // error: overlapping accesses to 'names', but modification requires exclusive access; consider copying to a local variable
  print(names)
}
