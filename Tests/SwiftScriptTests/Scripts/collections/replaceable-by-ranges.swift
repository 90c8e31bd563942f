// swift-format-ignore-file
// Own collections whose length changes: made of what the call tells, changed by ranges of each kind.
nonisolated struct R<T>: RandomAccessCollection, RangeReplaceableCollection { var a: [T] = []; init() {}; var startIndex: Int { 0 }; var endIndex: Int { a.count }; subscript(i: Int) -> T { a[i] }
 mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == T { a.replaceSubrange(r, with: c) } }
extension R: Equatable where T: Equatable {}
extension R: ExpressibleByArrayLiteral { init(arrayLiteral e: T...) { self.init(); a = e } }
var r = R([1, 2, 3]); print(r[1...2].map { $0 }, r[..<1].map { $0 }, r[1...].count, r == [1, 2], R([1, 2]) == [1, 2], [1, 2] == R([1, 2]))
// expect: [2, 3] [1] 2 false true true
