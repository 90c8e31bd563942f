// swift-format-ignore-file
// Initialisers that protocols add tell what a generic type is made of.
nonisolated struct R<T>: RandomAccessCollection, RangeReplaceableCollection { var a: [T] = []; init() {}; var startIndex: Int { 0 }; var endIndex: Int { a.count }; subscript(i: Int) -> T { a[i] }
 mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == T { a.replaceSubrange(r, with: c) } }
protocol Made { associatedtype E; init(); mutating func put(_ e: E) }
extension Made { init(all: [E]) { self.init(); for x in all { put(x) } }; init<S: Sequence>(seq: S) where S.Element == E { self.init(all: Array(seq)) }; static func of(_ e: E...) -> Self { Self(all: e) }; init(_ e: E) { self.init(); put(e) } }
struct M<T>: Made { var a: [T] = []; mutating func put(_ e: T) { a.append(e) } }
extension M: Equatable where T: Equatable {}
print(type(of: M(all: [1])), type(of: M(seq: Set([1.5]))), type(of: M("x")), M.of(1, 2), type(of: M<String>.of("")))
let m = M(seq: "ab"); print(m, m.a[0].isLetter, M(all: [1]) == M(seq: [1]), M(1) == M(2))
print(type(of: R([1])), type(of: R(repeating: "a", count: 2)))
let r = R(["q"]); print(r[0].count, r.map { $0 + "!" })
print(R([1]).a == [1], R([1]).first! + 1)
// expect: M<Int> M<Double> M<String> M<Int>(a: [1, 2]) M<String>
// expect: M<Character>(a: ["a", "b"]) true true false
// expect: R<Int> R<String>
// expect: 1 ["q!"]
// expect: true 2
