// What a part of a collection is a collection of, and what it can do, follows from the whole.
func quicksort<C: RandomAccessCollection>(_ c: C) -> [C.Element] where C.Element: Comparable {
  guard let p = c.first else { return [] }
  let r = c.dropFirst()
  return quicksort(r.filter { $0 < p }) + [p] + quicksort(r.filter { $0 >= p })
}
print(quicksort([3, 1, 2]), quicksort([2.5, 1][0...]))
func halves<C: Collection>(_ c: C) -> (C.SubSequence, C.SubSequence) {
  let mid = c.index(c.startIndex, offsetBy: c.count / 2)
  return (c[..<mid], c[mid...])
}
let (a, b) = halves("hello"); print(a, b)
func mergeSort<C: RandomAccessCollection>(_ c: C) -> [C.Element] where C.Element: Comparable {
  guard c.count > 1 else { return Array(c) }
  let (l, r) = halves(c)
  let (x, y) = (mergeSort(l), mergeSort(r))
  var out: [C.Element] = [], i = 0, j = 0
  while i < x.count, j < y.count {
    if x[i] <= y[j] { out.append(x[i]); i += 1 } else { out.append(y[j]); j += 1 }
  }
  return out + x[i...] + y[j...]
}
print(mergeSort([5, 2, 9, 1]), mergeSort(["b", "a", "c"][...]))
func sum<C: Collection>(_ c: C) -> Int where C.Element == Int {
  c.first.map { $0 + sum(c.dropFirst()) } ?? 0
}
print(sum([1, 2, 3]), sum(Set([4])), sum(1...4))
func tails<C: Collection>(_ c: C) -> [String] where C.Element: CustomStringConvertible {
  c.isEmpty ? [] : [c.map(\.description).joined()] + tails(c.dropFirst())
}
print(tails([1, 2, 3]), tails("abc"))
extension Collection where Element: Equatable {
  func startsTwice() -> Bool {
    guard let f = first else { return false };
    return dropFirst().first == f && dropFirst().count > 0 && !dropLast().isEmpty
  }
}
print([1, 1].startsTwice(), "ab".startsTwice())
func firsts<C: Collection>(_ c: C) -> [C.Element] { Array(c.dropFirst()) }
func g<C: Collection>(_ c: C) -> [C.Element] { firsts(c.dropFirst()) }
func h<C: Collection>(_ c: C) -> String {
  "\(c.count) \(c.isEmpty) \(Array(c)) \(Array(c.dropFirst().dropFirst()))"
}
print(firsts((1...4)), g((1...4)))
print(h((1...4)))
func k<C: Collection>(_ c: C) -> String { h(c.dropFirst()) }
print(k((1...4)))
print(k(1..<5), k([1, 2, 3, 4]), k("abcd"), k(Set([1])))

// expect: [1, 2, 3] [1.0, 2.5]
// expect: he llo
// expect: [1, 2, 5, 9] ["a", "b", "c"]
// expect: 6 4 10
// expect: ["123", "23", "3"] ["abc", "bc", "c"]
// expect: true false
// expect: [2, 3, 4] [3, 4]
// expect: 4 false [1, 2, 3, 4] [3, 4]
// expect: 3 false [2, 3, 4] [4]
// expect: 3 false [2, 3, 4] [4] 3 false [2, 3, 4] [4] 3 false ["b", "c", "d"] ["d"] 0 true [] []
