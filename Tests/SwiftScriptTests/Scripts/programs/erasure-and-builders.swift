// swift-format-ignore-file
class AnyView2 { }
protocol Animal { associatedtype Food; func eat(_ f: Food) -> String; var name: String { get } }
struct AnyAnimal<F>: Animal { private let _eat: (F) -> String; let name: String
  init<A: Animal>(_ a: A) where A.Food == F { _eat = a.eat; name = a.name }
  func eat(_ f: F) -> String { _eat(f) } }
struct Cow: Animal { let name = "cow"; func eat(_ f: String) -> String { "moo \(f)" } }
struct Goat: Animal { let name = "goat"; func eat(_ f: String) -> String { "meh \(f)" } }
let zoo: [AnyAnimal<String>] = [AnyAnimal(Cow()), .init(Goat())]
for a in zoo { print(a.name, a.eat("hay")) }
func feed(_ a: some Animal) -> String { a.name }
func feedAny(_ a: any Animal) -> String { feed(a) }
print(feedAny(Cow()), zoo.map(\.name).sorted(by: >))
final class Observable<T> { private var obs: [UUID2: (T) -> Void] = [:]; var value: T { didSet { obs.values.forEach { $0(value) } } }
  struct UUID2: Hashable { let n: Int }; private var next = 0
  init(_ v: T) { value = v }
  func bind(_ f: @escaping (T) -> Void) -> () -> Void { let id = UUID2(n: next); next += 1; obs[id] = f; f(value); return { [weak self] in self?.obs[id] = nil } } }
let o = Observable("a"); let off = o.bind { print("got", $0) }; o.value = "b"; off(); o.value = "c"
class Builder { private var parts: [String] = []; @discardableResult func with(_ s: String) -> Self { parts.append(s); return self }; func build() -> String { parts.joined(separator: ",") } }
print(Builder().with("a").with("b").build())
protocol Configurable {}
extension Configurable { @discardableResult func configure(_ f: (inout Self) -> Void) -> Self { var c = self; f(&c); return c } }
struct Style: Configurable { var size = 1; var name = "" }
print(Style().configure { $0.size = 3; $0.name = "x" })
// expect: cow moo hay
// expect: goat meh hay
// expect: cow ["goat", "cow"]
// expect: got a
// expect: got b
// expect: a,b
// expect: Style(size: 3, name: "x")
