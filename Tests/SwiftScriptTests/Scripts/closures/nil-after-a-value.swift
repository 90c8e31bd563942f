enum S { case ok(Int), failed(String), none }
let h: [S] = [.ok(1), .failed("a"), .none]
print(
  h.compactMap {
    if case .failed(let s) = $0 { return s }; return nil
  })
h.compactMap {
  if case .failed(let s) = $0 { return s }; return nil
}.forEach { print("failed:", $0) }
print(
  h.compactMap { s in
    switch s {
    case .ok(let n): return "\(n)"
    case .failed(let s): return s
    default: return nil
    }
  }.joined(separator: ","))

// expect: ["a"]
// expect: failed: a
// expect: 1,a
