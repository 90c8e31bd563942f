// swift-format-ignore-file
let d = "kitten".difference(from: "sitting")
print(d.count, d.insertions.count, d.removals.count)
for c in d { switch c { case let .insert(o, e, _): print("+", o, e) ; case let .remove(o, e, _): print("-", o, e) } }
print("sitting".applying(d) ?? "none")
let e = [1, 2, 3].difference(from: [2, 3, 4])
print(e)
let words = ["a", "b"].difference(from: ["b", "c"])
print(words.count)
print("abc".difference(from: "ABD") { $0.lowercased() == $1.lowercased() }.count)
func steps(_ a: String, _ b: String) -> [String] {
  b.difference(from: a).inferringMoves().map { change in
    switch change {
    case .insert(let offset, let element, let from): "insert \(element) at \(offset)\(from.map { " from \($0)" } ?? "")"
    case .remove(let offset, let element, let to): "remove \(element) at \(offset)\(to.map { " to \($0)" } ?? "")"
    }
  }
}
print(steps("stack", "tacks"))
// expect: 5 2 3
// expect: - 6 g
// expect: - 4 i
// expect: - 0 s
// expect: + 0 k
// expect: + 4 e
// expect: kitten
// expect: CollectionDifference<Int>(insertions: [Swift.CollectionDifference<Swift.Int>.Change.insert(offset: 0, element: 1, associatedWith: nil)], removals: [Swift.CollectionDifference<Swift.Int>.Change.remove(offset: 2, element: 4, associatedWith: nil)])
// expect: 2
// expect: 2
// expect: ["remove s at 0 to 4", "insert s at 4 from 0"]
