// swift-format-ignore-file
nonisolated struct L<T>: MutableCollection, RandomAccessCollection { var a: [T]; var startIndex: Int { 0 }; var endIndex: Int { a.count }; subscript(i: Int) -> T { get { a[i] } set { a[i] = newValue } } }
var l = L(a: [3, 1, 2])
l.swapAt(0, 1); print(l.a)
l.sort(); print(l.a)
l.sort(by: >); print(l.a); l.reverse(); print(l.a); l.shuffle(); print(l.count)
func srt<C: MutableCollection & RandomAccessCollection>(_ c: inout C) where C.Element: Comparable { c.sort(); c.reverse() }
srt(&l); print(l.a); var arr = [2, 3, 1]; srt(&arr); print(arr); arr[0...1].sort(); print(arr)
// expect: [1, 3, 2]
// expect: [1, 2, 3]
// expect: [3, 2, 1]
// expect: [1, 2, 3]
// expect: 3
// expect: [3, 2, 1]
// expect: [3, 2, 1]
// expect: [2, 3, 1]
