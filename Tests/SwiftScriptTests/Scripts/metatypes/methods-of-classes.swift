// swift-format-ignore-file
class K { static func year() -> Int { 1 }; class func kind() -> String { "K" }; required init() {} }
final class L: K { override class func kind() -> String { "L" } }
protocol Y { static func year() -> Int; static func kind() -> String; init() }
extension K: Y {}
func go<T: Y>(_ t: T) { let f: () -> Int = T.year; let g = T.kind; print(f(), g(), T.self.kind(), T().self is T) ; let m: T.Type = T.self; let h = m.kind; print(h(), m.init() is L) }
go(K()); go(L())
let k = K.kind, l = L.kind; print(k(), l())
// expect: 1 K K true
// expect: K false
// expect: 1 L L true
// expect: L true
// expect: K L
