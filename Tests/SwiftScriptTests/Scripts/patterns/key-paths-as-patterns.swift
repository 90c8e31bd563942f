// swift-format-ignore-file
// A pattern operator of one's own makes key paths patterns.
struct User { var isRich: Bool; var name: String }
func ~= <T>(path: KeyPath<T, Bool>, value: T) -> Bool { value[keyPath: path] }
for u in [User(isRich: true, name: "a"), User(isRich: false, name: "")] {
  switch u {
  case \.isRich: print("rich")
  case \.name.isEmpty: print("nobody")
  default: print("poor")
  }
}
// expect: rich
// expect: nobody
