// swift-format-ignore-file
// Optionals and lists get an order from the script.
extension Optional: @retroactive Comparable where Wrapped: Comparable {
  public static func < (l: Wrapped?, r: Wrapped?) -> Bool {
    guard let l else { return false }
    guard let r else { return true }
    return l > r }
}
struct P { var n: Int? }
let ps = [P(n: 1), P(n: nil), P(n: 3)]
print(ps.map(\.n).sorted())
print(ps.sorted { $0.n < $1.n }.map { $0.n ?? -1 })
print(ps.map(\.n).max() as Any)
var xs: [Int?] = [3, nil, 1]
xs.sort()
print(xs, xs.min() as Any, xs[0] < xs[1], xs[1] >= xs[2])
// expect: [Optional(3), Optional(1), nil]
// expect: [3, 1, -1]
// expect: Optional(nil)
// expect: [Optional(3), Optional(1), nil] Optional(Optional(3)) true false
