// swift-format-ignore-file
nonisolated struct L<T>: MutableCollection { var a: [T]; var startIndex: Int { 0 }; var endIndex: Int { a.count }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> T { get { a[i] } set { a[i] = newValue } } }
var l = L(a: [3, 1, 2])
l.sort() // error: referencing instance method 'sort()' on 'MutableCollection' requires that 'L<Int>' conform to 'RandomAccessCollection'
