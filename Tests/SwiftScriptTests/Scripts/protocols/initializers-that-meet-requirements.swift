// swift-format-ignore-file
// Initializers that protocols add meet requirements.
protocol R: AnyObject { init(t: Int); init(_ t: Int, _ f: (Self) -> Void) }
extension R { init(_ t: Int = 0, _ f: (Self) -> Void = { _ in }) { self.init(t: t); f(self) } }
final class L: R { var t: Int; init(t: Int) { self.t = t } }
print(L(3) { $0.t += 1 }.t)
print(L(3).t, L { $0.t = 8 }.t)
// expect: 4
// expect: 3 8
