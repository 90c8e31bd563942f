// swift-format-ignore-file
protocol Named {}
protocol Aged {}
class K {}
print((any Named & Aged).self, [any Named & Aged].self, (any K & Named & Aged).self, (any Named & Sendable & Aged).self)
struct S: Named, Aged {}
let x: any Named & Aged = S()
print(type(of: x), type(of: [x]), (any Aged & Named & AnyObject).self)
func g<T>(_ x: T.Type) -> String { "\(x)" }
print(g((any Named & Aged).self))

// expect: Aged & Named Array<Aged & Named> K & Aged & Named Aged & Named
// expect: S Array<Aged & Named> Aged & Named & AnyObject
// expect: Aged & Named
