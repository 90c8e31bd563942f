// swift-format-ignore-file
// Where the path starts the result of another argument's call tells.
struct P { var name: String; var age: Int }
let xs = [1, 2, 3]
let g = Dictionary(grouping: xs.map { x in
  let n = "n\(x % 2)"
  return P(name: n, age: x) }, by: \.name)
print(g["n1"]!.map(\.age), g["n0"]!.map(\.age))
// expect: [1, 3] [2]
