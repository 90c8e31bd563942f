// swift-format-ignore-file
class Lab { init() {}; var text: String? = nil; var n = 0; var title = "" }
func change<T, V>(_ o: T, _ k: ReferenceWritableKeyPath<T, V>, to v: V) -> T { o[keyPath: k] = v; return o }
print(change(Lab(), \.text, to: "1").text ?? "nil", change(Lab(), \.n, to: 4).n, change(Lab(), \.title, to: "t").title)
@discardableResult func with<T: AnyObject>(_ o: T, _ f: (T) -> Void) -> T { f(o); return o }
print(with(Lab()) { $0.text = "q"; $0.n = 2 }.n)
protocol Configurable {}
extension Configurable { func set<V>(_ k: WritableKeyPath<Self, V>, _ v: V) -> Self { var c = self; c[keyPath: k] = v; return c } }
struct Sty: Configurable { var w: Double = 0; var name: String? ; var tags: [String] = [] ; var o: Int? = nil }
print(Sty().set(\.w, 3).set(\.name, "a").set(\.tags, ["x"]).set(\.name, nil).set(\.o, 5).set(\.tags, []))
// expect: 1 4 t
// expect: 2
// expect: Sty(w: 3.0, name: nil, tags: [], o: Optional(5))
