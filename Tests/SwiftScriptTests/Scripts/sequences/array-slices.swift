// swift-format-ignore-file
// Slices keep the indices of their array, and arrays come from them where the place wants one.
let items = [10, 20, 30, 40, 50]
var s = items[1...3]
print(s, s.startIndex, s.endIndex, s.indices, s[2], s.count)
debugPrint(s)
print([s], type(of: s))
s.removeFirst(); print(s, s.startIndex, s.endIndex)
s.removeLast(); print(s.startIndex, s.endIndex)
s.append(7); print(s.startIndex, s.endIndex)
s.insert(1, at: 2); print(s, s.startIndex, s.endIndex)
s.remove(at: 2); print(s, s.startIndex)
print(type(of: s.filter { $0 > 1 }), s.filter { $0 > 10 }.startIndex, s.filter { $0 > 10 })
print(type(of: s + [1]), (s + [1]).startIndex, type(of: [1] + s))
let both: [Int] = s + [1]
print(both)
s.removeAll(); print(s.startIndex, s.isEmpty)
var t = items.dropFirst(2)
t[2] = 5; t.swapAt(2, 4); print(t, items)
t.sort(); print(t, t.startIndex); t.reverse(); print(t, t.startIndex)
t.removeAll { $0 == 40 }; print(t, t.startIndex)
print(t.popFirst() as Any, t.startIndex)
t = [1, 2, 3]; print(t.startIndex, t == [1, 2, 3])
let x: [Int] = items.suffix(2); print(x)
let y: [Int] = items.dropLast(2); print(y)
let z: [Int] = items.prefix(while: { $0 < 30 }); print(z)
print(type(of: items.prefix(while: { $0 < 30 })), items.drop(while: { $0 < 30 }).startIndex)
print(items.split(separator: 30), items.split(separator: 30)[1].startIndex)
print(items[...], type(of: items[...]), items[...].startIndex)
var a = items
a[1...3] = [1]; print(a)
a[0..<2].reverse(); print(a)
a[1...][1] = 100; print(a)
a[1...].sort(by: >); print(a)
a[0...0] = items[2...]; print(a)
for (i, v) in zip(a.indices, a.dropFirst()) { print(i, v, terminator: " ") }
print()
print(t.firstIndex(of: 2) as Any, items[2...].firstIndex(of: 30) as Any, items[2...].lastIndex { $0 > 30 } as Any, items[2...].firstIndex(of: 10) as Any)
for (i, v) in items[2...].enumerated() { print(i, v, terminator: " ") }
print()
func total<C: Collection>(_ c: C) -> Int where C.Element == Int { var n = 0; for v in c { n += v }; return n + c.count + (c.first ?? 0) }
print(total(items[2...]), total(items.prefix(2)))
print(items.prefix(2).map { $0 + 1 }, items.suffix(2).reduce(0, +), items.dropFirst().sorted(by: >), Set(items.prefix(1)), Array(items.prefix(2)))
print(items.dropFirst().dropFirst().startIndex, items.dropFirst(9).startIndex, items.prefix(9).endIndex, items.dropLast(9).endIndex, items.suffix(9).startIndex)
print(["a", "b", "c"].dropFirst().joined(separator: "-"), [[1], [2, 3], [4]].dropFirst().joined().map { $0 })
let an: Any = items[1...2]
print(an is [Int], an is ArraySlice<Int>, an)
print(items[1...].min()!, items[1...].max()!, items[2...].contains(10), items[2...].isEmpty)
var it = items[3...].makeIterator(); print(it.next() as Any)
print(items[2...].distance(from: 2, to: 4), items[2...].index(after: 2), items[2...].index(2, offsetBy: 2))
let e = ArraySlice<Int>(); print(e, e.isEmpty)
let f: ArraySlice = [1, 2]; print(f, f.startIndex)
print(items[3...].elementsEqual([40, 50]), items[3...].starts(with: [40]), items.prefix(upTo: 2), items.prefix(through: 2), items.suffix(from: 3), items.suffix(from: 3).startIndex)
// expect: [20, 30, 40] 1 4 1..<4 30 3
// expect: ArraySlice([20, 30, 40])
// expect: [ArraySlice([20, 30, 40])] ArraySlice<Int>
// expect: [30, 40] 2 4
// expect: 2 3
// expect: 2 4
// expect: [1, 30, 7] 2 5
// expect: [30, 7] 2
// expect: Array<Int> 0 [30]
// expect: ArraySlice<Int> 2 Array<Int>
// expect: [30, 7, 1]
// expect: 0 true
// expect: [50, 40, 5] [10, 20, 30, 40, 50]
// expect: [5, 40, 50] 2
// expect: [50, 40, 5] 2
// expect: [50, 5] 2
// expect: Optional(50) 3
// expect: 0 true
// expect: [40, 50]
// expect: [10, 20, 30]
// expect: [10, 20]
// expect: ArraySlice<Int> 2
// expect: [ArraySlice([10, 20]), ArraySlice([40, 50])] 3
// expect: [10, 20, 30, 40, 50] ArraySlice<Int> 0
// expect: [10, 1, 50]
// expect: [1, 10, 50]
// expect: [1, 100, 50]
// expect: [1, 100, 50]
// expect: [30, 40, 50, 100, 50]
// expect: 0 40 1 50 2 100 3 50 
// expect: Optional(1) Optional(2) Optional(4) nil
// expect: 0 30 1 40 2 50 
// expect: 153 42
// expect: [11, 21] 90 [50, 40, 30, 20] [10] [10, 20]
// expect: 2 5 5 0 0
// expect: b-c [2, 3, 4]
// expect: false true [20, 30]
// expect: 20 50 false false
// expect: Optional(40)
// expect: 2 3 4
// expect: [] true
// expect: [1, 2] 0
// expect: true true [10, 20] [10, 20, 30] [40, 50] 3
