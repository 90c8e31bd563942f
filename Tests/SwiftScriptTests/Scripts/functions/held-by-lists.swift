// swift-format-ignore-file
struct Form<R> { let fields: [(String, (R) -> String)]
  func show(_ r: R) -> String { fields.map { "\($0.0)=\($0.1(r))" }.joined(separator: ",") } }
struct Par { var a: Int; var b: String }
let f = Form<Par>(fields: [("a", { "\($0.a)" }), ("b", { $0.b }), ("c", \.b)])
print(f.show(Par(a: 1, b: "z")))
let g = Form(fields: [("a", { (p: Par) in "\(p.a)" }), ("b", { $0.b })])
print(g.show(Par(a: 1, b: "z")))
func sorts<R>(_ r: [R], by ks: [(title: String, less: (R, R) -> Bool)]) -> [R] { ks.reduce(r) { $0.sorted(by: $1.less) } }
print(sorts([3, 1, 2], by: [("up", { $0 < $1 }), (title: "down", less: >)]))
// expect: a=1,b=z,c=z
// expect: a=1,b=z
// expect: [3, 2, 1]
