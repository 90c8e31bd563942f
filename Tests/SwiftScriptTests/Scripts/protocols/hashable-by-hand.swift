nonisolated struct Tag: Hashable {
  let name: String
  static func == (a: Tag, b: Tag) -> Bool { a.name.lowercased() == b.name.lowercased() }
  func hash(into hasher: inout Hasher) { hasher.combine(name.lowercased()) }
}
let tags: Set = [Tag(name: "A"), Tag(name: "a"), Tag(name: "b")]
print(tags.count)
// expect: 2
