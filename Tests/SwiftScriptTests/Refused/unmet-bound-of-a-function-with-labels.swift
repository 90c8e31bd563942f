// swift-format-ignore-file
struct Circle { var r: Double }
func first<T: Comparable>(_ a: [T], above x: T) -> T? { a.first { $0 > x } }
let n = first([Circle(r: 1)], above: Circle(r: 2)) // error: global function 'first(_:above:)' requires that 'Circle' conform to 'Comparable'
