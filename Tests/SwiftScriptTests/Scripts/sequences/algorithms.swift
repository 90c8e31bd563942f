// swift-format-ignore-file
extension Sequence { func pairs() -> [(Element, Element)] { Array(zip(self, dropFirst())) } }
let powers = sequence(first: 1) { $0 < 500 ? $0 * 2 : nil }; print(Array(powers), powers.prefix(3).map { $0 })
let col = sequence(state: 6) { (n: inout Int) -> Int? in defer { n = n % 2 == 0 ? n / 2 : 3 * n + 1 }; return n == 1 ? nil : n }; print(Array(col))
print(stride(from: 0, to: 1, by: 0.25).map { $0 }, stride(from: 5, through: 1, by: -2).reversed(), Array(repeating: "x", count: 3), repeatElement(7, count: 2).map { $0 })
let words = ["swift", "is", "fun", "and", "fast"]
print(words.max { $0.count < $1.count }!, words.min()!, words.sorted { ($0.count, $0) < ($1.count, $1) }, words.partitioned { $0.count > 3 })
extension Array { func partitioned(_ f: (Element) -> Bool) -> ([Element], [Element]) { var a: [Element] = [], b: [Element] = []; for e in self { if f(e) { a.append(e) } else { b.append(e) } }; return (a, b) } }
var arr = [5, 3, 8, 1, 9, 2]; let pivot = arr.partition { $0 > 4 }; print(arr[..<pivot].sorted(), arr[pivot...].sorted())
print(words.firstIndex(of: "fun")!, words.lastIndex { $0.hasPrefix("f") }!, words.prefix(while: { $0 != "fun" }), words.drop { $0 != "fun" }, words.suffix(2), words.dropLast(3))
print(words.split(separator: "fun"), [1, 0, 2, 0, 0, 3].split(separator: 0), [1, 0, 2, 0, 0, 3].split(separator: 0, omittingEmptySubsequences: false).count, words.joined(separator: "|").split(separator: "|", maxSplits: 2))
print(words.reduce(into: [:]) { $0[$1.count, default: []].append($1) }.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
print([[1, 2], [3], []].flatMap { $0 }, [1, nil, 3].compactMap { $0 }, [[1, 2], [3]].joined().map { $0 * 2 }, words.contains { $0.isEmpty }, words.allSatisfy { !$0.isEmpty })
print(words.lazy.map { $0.count }.filter { $0 > 3 }.first!, Array((1...).lazy.map { $0 * $0 }.filter { $0 % 3 == 0 }.prefix(3)), zip(words, words.dropFirst()).map { $0 + $1 }.first!, words.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element))
print([3, 1, 2].sorted(by: >), ["b", "A", "c"].sorted { $0.lowercased() < $1.lowercased() }, [1, 2, 3].elementsEqual([1, 2, 3]), [1, 2].starts(with: [1]))
var m = [1, 2, 3, 4, 5]; m.removeSubrange(1...2); m.insert(contentsOf: [9, 9], at: 1); m.replaceSubrange(0..<1, with: [7, 7]); m.swapAt(0, m.count - 1); m.reverse(); m.removeLast(2); print(m, m.popLast()!, m.indices, m.isEmpty, m.capacity >= m.count)
m.append(contentsOf: 1...3); m += [0]; m.sort(); m.removeAll { $0 > 5 }; m.sort(by: >); print(m, m.first!, m.last!, m[m.startIndex], m[1...], m[..<2], m[m.endIndex - 1], m.randomElement() != nil)
for (i, x) in m.enumerated().reversed() { print(i, x, terminator: ";") }; print(); for i in m.indices.reversed() where m[i] > 1 { print(m[i], terminator: " ") }; print(); for x in m[1...].dropLast() { print(x, terminator: " ") }; print()
print(Set([1, 2, 3]).intersection([2, 3, 4]).sorted(), Set("hello").count, Set([1, 2]).union([3]).sorted(), Set([1, 2]).isSubset(of: [1, 2, 3]), Set([1, 2]).symmetricDifference([2, 3]).sorted(), Set([1]).isDisjoint(with: [2]), Set(words.map(\.count)).sorted())
var st: Set = [1]; print(st.insert(1), st.insert(2).inserted, st.remove(1) as Any, st.contains(2), st.update(with: 2) as Any)
// expect: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512] [1, 2, 4]
// expect: [6, 3, 10, 5, 16, 8, 4, 2]
// expect: [0.0, 0.25, 0.5, 0.75] [1, 3, 5] ["x", "x", "x"] [7, 7]
// expect: swift and ["is", "and", "fun", "fast", "swift"] (["swift", "fast"], ["is", "fun", "and"])
// expect: [1, 2, 3] [5, 8, 9]
// expect: 2 4 ["swift", "is"] ["fun", "and", "fast"] ["and", "fast"] ["swift", "is"]
// expect: [ArraySlice(["swift", "is"]), ArraySlice(["and", "fast"])] [ArraySlice([1]), ArraySlice([2]), ArraySlice([3])] 4 ["swift", "is", "fun|and|fast"]
// expect: ["2:[\"is\"]", "3:[\"fun\", \"and\"]", "4:[\"fast\"]", "5:[\"swift\"]"]
// expect: [1, 2, 3] [1, 3] [2, 4, 6] false true
// expect: 5 [9, 36, 81] swiftis ["swift", "fun", "fast"]
// expect: [3, 2, 1] ["A", "b", "c"] true true
// expect: [7, 4, 9, 9] 9 0..<3 false true
// expect: [4, 3, 2, 1, 0] 4 0 4 [3, 2, 1, 0] [4, 3] 0 true
// expect: 4 0;3 1;2 2;1 3;0 4;
// expect: 2 3 4 
// expect: 3 2 1 
// expect: [2, 3] 4 [1, 2, 3] true [1, 3] true [2, 3, 4, 5]
// expect: (inserted: false, memberAfterInsert: 1) true Optional(1) true Optional(2)
