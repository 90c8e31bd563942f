// swift-format-ignore-file
struct T: ExpressibleByFloatLiteral, Comparable { var c: Double; init(floatLiteral f: Double) { c = f }; static func < (a: T, b: T) -> Bool { a.c < b.c } }
let x: [T] = [3.0, 1.5].sorted()
let y: T = [3.0, 1.5].max()!
let z: [T] = [1.0].map { $0 }
print(x.count, y, z.count)
struct U: ExpressibleByUnicodeScalarLiteral { var c: Unicode.Scalar; init(unicodeScalarLiteral c: Unicode.Scalar) { self.c = c } }
let c: U = "x"; print(c.c)
struct G: ExpressibleByExtendedGraphemeClusterLiteral { var c: Character; init(extendedGraphemeClusterLiteral c: Character) { self.c = c } }
let g: G = "x"; print(g.c)
// expect: 2 T(c: 3.0) 1
// expect: x
// expect: x
