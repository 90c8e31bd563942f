// swift-format-ignore-file
extension StringProtocol {
  func pos(_ c: Character) -> Index? { firstIndex(of: c) }
  func all(_ c: Character) -> [Index] { indices.filter { self[$0] == c } }
  func first(_ e: Element) -> Bool { first == e }
}
print("abc".pos("b") != nil, "aab".all("a").count, "x".first("x"))
// expect: true 2 true
