struct Edges: OptionSet {
  let rawValue: Int
  static let top = Edges(rawValue: 1 << 0)
  static let left = Edges(rawValue: 1 << 1)
  static let all: Edges = [.top, .left]
}
var edges: Edges = [.top]
print(edges.contains(.left), edges.union(.left) == .all, edges.isEmpty)
edges.insert(.left)
edges.remove(.top)
print(edges.rawValue, Edges().isEmpty, edges.isSubset(of: .all))
// expect: false true false
// expect: 2 true true
