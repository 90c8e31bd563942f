// swift-format-ignore-file
// What a protocol adds has the Self of the type that is asked.
struct W<Base> { let base: Base; var name: String { "\(Base.self)" } }
protocol C { associatedtype B; var kf: W<B> { get }; static var all: W<B>.Type { get } }
extension C { var kf: W<Self> { W(base: self) }; static var all: W<Self>.Type { W<Self>.self } }
class A: C { init() {} }
final class D: A { var own = 3; override init() {} }
print(A().kf.name, D().kf.name, D().kf.base.own, D.all)
func f<T: C>(_ t: T) -> String { t.kf.name }
print(f(A()), f(D()))
// expect: A D 3 W<D>
// expect: A A
