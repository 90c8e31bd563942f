// swift-format-ignore-file
// Static requirements are set through whatever type there is.
protocol Counted { static var count: Int { get set }; init() }
extension Counted { static func make() -> Self { count += 1; Self.count += 1; return Self() } }
struct D: Counted { static var count = 0 }
final class K: Counted { static var count = 5; init() {} }
_ = D.make(); _ = K.make(); _ = D.make()
print(D.count, K.count)
func g<T: Counted>(_ t: T.Type) -> Int { t.count += 10; T.count *= 2; return T.count }
print(g(D.self))
// expect: 4 7
// expect: 28
