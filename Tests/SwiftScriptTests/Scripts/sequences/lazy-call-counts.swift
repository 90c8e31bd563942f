// swift-format-ignore-file
// How often each lazy step calls its closure: Swift finds firsts and ends over the indices.
// lazy chains: how often closures are called
func show(_ name: String, _ body: () -> Void) { print("-- \(name)"); body() }
let xs = [1, 2, 3, 4, 5, 6]
func even(_ n: Int) -> Bool { print("even \(n)", terminator: ";"); return n % 2 == 0 }
func dbl(_ n: Int) -> Int { print("dbl \(n)", terminator: ";"); return n * 2 }
show("filter prefix") { print(Array(xs.lazy.filter(even).prefix(2))) }
show("filter map first") { print(xs.lazy.filter(even).map(dbl).first ?? 0) }
show("map filter first") { print(xs.lazy.map(dbl).filter { $0 > 5 }.first ?? 0) }
show("prefix array") { let p = xs.lazy.filter(even).prefix(1); print(Array(p)) }
show("for in prefix") { for x in xs.lazy.filter(even).prefix(2) { print("got \(x)") } }
show("map prefix") { print(Array(xs.lazy.map(dbl).prefix(2))) }
show("map count") { print(xs.lazy.map(dbl).count) }
show("filter count") { print(xs.lazy.filter(even).count) }
show("first where") { print(xs.lazy.map(dbl).first { $0 > 4 } ?? 0) }
show("contains") { print(xs.lazy.map(dbl).contains(4)) }
show("prefix while") { print(Array(xs.lazy.map(dbl).prefix { $0 < 6 })) }
show("drop while") { print(Array(xs.lazy.map(dbl).drop { $0 < 6 })) }
show("dropFirst") { print(Array(xs.lazy.filter(even).dropFirst())) }
show("dropFirst map") { print(Array(xs.lazy.map(dbl).dropFirst(4))) }
show("reversed") { print(Array(xs.lazy.map(dbl).reversed())) }
show("index") { print(xs.lazy.map(dbl)[2]) }
show("isEmpty") { print(xs.lazy.filter(even).isEmpty, xs.lazy.map(dbl).isEmpty) }
show("last") { print(xs.lazy.map(dbl).last ?? 0) }
show("filter last") { print(xs.lazy.filter(even).last ?? 0) }
show("compactMap") { print(Array(xs.lazy.compactMap { print("c\($0)", terminator: ";"); return $0 > 3 ? $0 : nil }.prefix(1))) }
show("reduce") { print(xs.lazy.map(dbl).filter(even).reduce(0, +)) }
show("sorted") { print(xs.lazy.map(dbl).sorted(by: >)) }
show("joined") { print(xs.lazy.map { "\($0)" }.joined(separator: "-")) }
show("max") { print(xs.lazy.map(dbl).max() ?? 0) }
show("enumerated") { for (i, x) in xs.lazy.map(dbl).enumerated() where i < 2 { print(i, x) } }
show("range") { print((1...1000).lazy.filter { $0 % 7 == 0 }.map { $0 * $0 }.first { $0 > 100 } ?? 0) }
show("suffix") { print(Array(xs.lazy.map(dbl).suffix(2))) }
show("allSatisfy") { print(xs.lazy.map(dbl).allSatisfy { $0 < 5 }) }
show("prefix sum") { print(xs.lazy.filter(even).prefix(2).reduce(0, +)) }
show("dropLast") { print(Array(xs.lazy.map(dbl).dropLast(4))) }
show("reversed first") { print(xs.lazy.reversed().map(dbl).first!) }
show("string") { print(String("hello".lazy.filter { $0 != "l" }.map { Character($0.uppercased()) })) }
show("dict") { print(["a": 1].lazy.map { $0.value + 1 }.first!) }
show("set") { print(Set(xs.lazy.map(dbl)).count) }
show("eager prefix") { print(xs.filter(even).prefix(2)) }
show("first twice") { let l = xs.lazy.filter(even); print(l.first!, l.first!) }
show("startIndex") { let l = xs.lazy.filter(even); print(l[l.startIndex]) }
show("filter filter") { print(Array(xs.lazy.filter(even).filter { $0 > 2 })) }
show("prefix map") { print(Array(xs.lazy.prefix(2).map(dbl))) }
show("prefix(while) filter") { print(Array(xs.lazy.filter(even).prefix(while: { $0 < 5 }))) }
show("min by") { print(xs.lazy.map(dbl).min { $0 < $1 }!) }
show("forEach") { xs.lazy.filter(even).map(dbl).forEach { print($0) } }
show("dropFirst prefix") { print(Array(xs.lazy.filter(even).dropFirst().prefix(1))) }
show("indices") { print(xs.indices.lazy.filter { $0 > 3 }.map { xs[$0] }.first!) }
// expect: -- filter prefix
// expect: even 1;even 2;even 3;even 4;even 5;even 6;even 1;even 2;even 2;even 3;even 4;even 5;[2, 4]
// expect: -- filter map first
// expect: even 1;even 2;dbl 2;4
// expect: -- map filter first
// expect: dbl 1;dbl 2;dbl 3;dbl 3;6
// expect: -- prefix array
// expect: even 1;even 2;even 3;even 4;even 1;even 2;even 2;even 3;[2]
// expect: -- for in prefix
// expect: even 1;even 2;even 3;even 4;even 5;even 6;even 1;even 2;even 2;got 2
// expect: even 3;even 4;got 4
// expect: even 5;-- map prefix
// expect: dbl 1;dbl 2;[2, 4]
// expect: -- map count
// expect: 6
// expect: -- filter count
// expect: even 1;even 2;even 3;even 4;even 5;even 6;3
// expect: -- first where
// expect: dbl 1;dbl 2;dbl 3;6
// expect: -- contains
// expect: dbl 1;dbl 2;true
// expect: -- prefix while
// expect: dbl 1;dbl 2;dbl 3;[2, 4]
// expect: -- drop while
// expect: dbl 1;dbl 2;dbl 3;dbl 4;dbl 5;dbl 6;[6, 8, 10, 12]
// expect: -- dropFirst
// expect: even 1;even 2;even 3;even 4;even 4;even 5;even 6;[4, 6]
// expect: -- dropFirst map
// expect: dbl 5;dbl 6;[10, 12]
// expect: -- reversed
// expect: dbl 6;dbl 5;dbl 4;dbl 3;dbl 2;dbl 1;[12, 10, 8, 6, 4, 2]
// expect: -- index
// expect: dbl 3;6
// expect: -- isEmpty
// expect: even 1;even 2;false false
// expect: -- last
// expect: dbl 6;12
// expect: -- filter last
// expect: even 1;even 2;even 6;6
// expect: -- compactMap
// expect: c1;c2;c3;c4;c5;c1;c2;c3;c4;c4;[4]
// expect: -- reduce
// expect: dbl 1;even 2;dbl 2;even 4;dbl 3;even 6;dbl 4;even 8;dbl 5;even 10;dbl 6;even 12;42
// expect: -- sorted
// expect: dbl 1;dbl 2;dbl 3;dbl 4;dbl 5;dbl 6;[12, 10, 8, 6, 4, 2]
// expect: -- joined
// expect: 1-2-3-4-5-6
// expect: -- max
// expect: dbl 1;dbl 2;dbl 3;dbl 4;dbl 5;dbl 6;12
// expect: -- enumerated
// expect: dbl 1;0 2
// expect: dbl 2;1 4
// expect: dbl 3;dbl 4;dbl 5;dbl 6;-- range
// expect: 196
// expect: -- suffix
// expect: dbl 5;dbl 6;[10, 12]
// expect: -- allSatisfy
// expect: dbl 1;dbl 2;dbl 3;false
// expect: -- prefix sum
// expect: even 1;even 2;even 3;even 4;even 5;even 6;even 1;even 2;even 2;even 3;even 4;even 5;6
// expect: -- dropLast
// expect: dbl 1;dbl 2;[2, 4]
// expect: -- reversed first
// expect: dbl 6;12
// expect: -- string
// expect: HEO
// expect: -- dict
// expect: 2
// expect: -- set
// expect: dbl 1;dbl 2;dbl 3;dbl 4;dbl 5;dbl 6;6
// expect: -- eager prefix
// expect: even 1;even 2;even 3;even 4;even 5;even 6;[2, 4]
// expect: -- first twice
// expect: even 1;even 2;even 1;even 2;2 2
// expect: -- startIndex
// expect: even 1;even 2;2
// expect: -- filter filter
// expect: even 1;even 2;even 3;even 4;even 5;even 6;[4, 6]
// expect: -- prefix map
// expect: dbl 1;dbl 2;[2, 4]
// expect: -- prefix(while) filter
// expect: even 1;even 2;even 3;even 4;even 5;even 6;[2, 4]
// expect: -- min by
// expect: dbl 1;dbl 2;dbl 3;dbl 4;dbl 5;dbl 6;2
// expect: -- forEach
// expect: even 1;even 2;dbl 2;4
// expect: even 3;even 4;dbl 4;8
// expect: even 5;even 6;dbl 6;12
// expect: -- dropFirst prefix
// expect: even 1;even 2;even 3;even 4;even 4;even 5;even 6;even 4;even 4;even 5;[4]
// expect: -- indices
// expect: 5
