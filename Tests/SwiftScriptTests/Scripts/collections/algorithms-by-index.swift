// swift-format-ignore-file
nonisolated struct Ring<T>: BidirectionalCollection, MutableCollection, RandomAccessCollection { var s: [T]; 
  var startIndex: Int { s.startIndex }; var endIndex: Int { s.endIndex }
  subscript(i: Int) -> T { get { print("get \(i)", terminator: " "); return s[i] } set { print("set \(i)", terminator: " "); s[i] = newValue } } }
func show(_ s: Any) { print("|", s) }
var r = Ring(s: [3, 1, 2, 5])
show(r.map { $0 + 1 }); show(r.filter { $0 > 1 }); show(r.first!); show(r.last!); show(Array(r)); show(r.reversed().first!)
show(Array(r.reversed())); show(r.contains(2)); show(r.firstIndex(of: 2)!); show(r.lastIndex(of: 1)!); show(r.last { $0 < 3 }!)
show(r.min()!); show(r.sorted()); show(r.prefix(2).count); show(Array(r.prefix(2))); show(Array(r.suffix(1))); show(r.dropFirst(2).map { $0 })
 show(r.split(separator: 1).map { Array($0) }); show(r.elementsEqual([3, 1])); show(r.starts(with: [3]))
r.swapAt(0, 1); show(r.s); r.reverse(); show(r.s); r.sort(); show(r.s); r[0] += 10; show(r.s); r[1...2].sort(by: >); show(r.s)
show(r.partition { $0 > 4 }); show(r.s); show(r.enumerated().map { $0.offset }); show(zip(r, r.dropFirst()).map { $0 + $1 })
for x in r.dropFirst() { print(x, terminator: ";"); if x == 2 { break } }; show(""); for i in r.indices { r[i] *= 2 }; show(r.s)
show(r.reduce(0, +)); show(r.max { $0 < $1 }!); show(r.allSatisfy { $0 > 0 })
var it = r.makeIterator(); show(it.next()!); show(type(of: r.reversed())); show(type(of: r[0..<1]))
show([1, 2] + r); var a = [0]; a.append(contentsOf: r); show(a); a.replaceSubrange(0..<1, with: r); show(a); show(Set(r).count)
show(r.shuffled().count); show(r.drop { $0 > 3 }.first ?? -1); show(r.prefix { $0 > 100 }.isEmpty)
show(r.distance(from: 0, to: 3)); show(r.index(3, offsetBy: -2)); show(r.index(0, offsetBy: 9, limitedBy: 4) as Any); show(r.joined2)
extension Sequence { var joined2: String { map { "\($0)" }.joined(separator: ",") } }
// expect: get 0 get 1 get 2 get 3 | [4, 2, 3, 6]
// expect: get 0 get 1 get 2 get 3 | [3, 2, 5]
// expect: get 0 | 3
// expect: get 3 | 5
// expect: get 0 get 1 get 2 get 3 | [3, 1, 2, 5]
// expect: get 3 | 5
// expect: get 3 get 2 get 1 get 0 | [5, 2, 1, 3]
// expect: get 0 get 1 get 2 | true
// expect: get 0 get 1 get 2 | 2
// expect: get 3 get 2 get 1 | 1
// expect: get 3 get 2 get 2 | 2
// expect: get 0 get 1 get 2 get 3 | 1
// expect: get 0 get 1 get 2 get 3 | [1, 2, 3, 5]
// expect: | 2
// expect: get 0 get 1 | [3, 1]
// expect: get 3 | [5]
// expect: get 2 get 3 | [2, 5]
// expect: get 0 get 1 get 2 get 3 get 0 get 2 get 3 | [[3], [2, 5]]
// expect: get 0 get 1 get 2 | false
// expect: get 0 get 1 | true
// expect: get 0 get 1 set 0 set 1 | [1, 3, 2, 5]
// expect: get 0 get 3 set 0 set 3 get 1 get 2 set 1 set 2 | [5, 2, 3, 1]
// expect: get 0 get 1 get 2 get 3 set 0 set 1 set 2 set 3 | [1, 2, 3, 5]
// expect: get 0 set 0 | [11, 2, 3, 5]
// expect: get 1 get 2 set 1 set 2 get 1 set 1 get 2 set 2 | [11, 3, 2, 5]
// expect: get 0 get 3 get 2 get 0 get 2 set 0 set 2 get 1 | 2
// expect: | [2, 3, 11, 5]
// expect: get 0 get 1 get 2 get 3 | [0, 1, 2, 3]
// expect: get 0 get 1 get 1 get 2 get 2 get 3 get 3 | [5, 14, 16]
// expect: get 1 3;get 2 11;get 3 5;| 
// expect: get 0 set 0 get 1 set 1 get 2 set 2 get 3 set 3 | [4, 6, 22, 10]
// expect: get 0 get 1 get 2 get 3 | 42
// expect: get 0 get 1 get 2 get 3 | 22
// expect: get 0 get 1 get 2 get 3 | true
// expect: get 0 | 4
// expect: | ReversedCollection<Ring<Int>>
// expect: | Slice<Ring<Int>>
// expect: get 0 get 1 get 2 get 3 | [1, 2, 4, 6, 22, 10]
// expect: get 0 get 1 get 2 get 3 | [0, 4, 6, 22, 10]
// expect: get 0 get 1 get 2 get 3 | [4, 6, 22, 10, 4, 6, 22, 10]
// expect: get 0 get 1 get 2 get 3 | 4
// expect: get 0 get 1 get 2 get 3 | 4
// expect: get 0 get 1 get 2 get 3 | -1
// expect: get 0 | true
// expect: | 3
// expect: | 1
// expect: | nil
// expect: get 0 get 1 get 2 get 3 | 4,6,22,10
