// swift-format-ignore-file
nonisolated struct L: RandomAccessCollection { var a: [Int]; var startIndex: Int { 0 }; var endIndex: Int { a.count }
  subscript(i: Int) -> Int { a[i] } }
let l = L(a: [1, 2, 3, 2, 3])
print(l.firstRange(of: [2, 3])!, l.ranges(of: [2, 3]))
let d = L(a: [1, 2, 3]).difference(from: L(a: [1, 3, 4]))
for c in d { print(c) }
print(l.firstIndex(of: 3)!, l.contains([3, 2]), l.starts(with: [1, 2]), l.split(separator: 2).map(Array.init))
print(l.trimmingPrefix([1, 2]))
// expect: 1..<3 [Range(1..<3), Range(3..<5)]
// expect: remove(offset: 2, element: 4, associatedWith: nil)
// expect: insert(offset: 1, element: 2, associatedWith: nil)
// expect: 2 true true [[1], [3], [3]]
// expect: Slice<L>(_startIndex: 2, _endIndex: 5, _base: main.L(a: [1, 2, 3, 2, 3]))
