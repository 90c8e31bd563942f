struct Tags: ExpressibleByArrayLiteral {
  let all: [String]; init(arrayLiteral elements: String...) { all = elements }
}
struct Path: ExpressibleByStringLiteral {
  let parts: [Substring]; init(stringLiteral value: String) { parts = value.split(separator: "/") }
}
let tags: Tags = ["a", "b"]
let path: Path = "usr/bin"
print(tags.all.count, path.parts.count)
// expect: 2 2
