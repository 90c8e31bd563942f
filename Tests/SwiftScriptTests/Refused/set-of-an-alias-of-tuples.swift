// swift-format-ignore-file
typealias Point = (x: Int, y: Int)
var seen: Set<Point> = []  // error: type 'Point' (aka '(x: Int, y: Int)') does not conform to protocol 'Hashable'
