// Static members of a generic class, asked of subclasses and overridden by them.
class List<T> {
  var items: [T]
  required init(_ items: [T]) { self.items = items }
  class func create(_ items: T...) -> Self { Self(items) }
  class func one(_ item: T) -> T { item }
  class func twice<U>(_ item: T, _ other: U) -> [U] { [other] }
  func describe() -> String { "\(Self.self): \(items)" }
  subscript(i: Int) -> T { items[i] }
}
class Sum<T: Numeric>: List<T> {
  var sum: T { items.reduce(0, +) }
  override func describe() -> String { super.describe() + " sum \(sum)" }
}
final class Ints: Sum<Int> {
  override class func create(_ items: Int...) -> Self {
    let made = Self(items)
    made.items.append(100)
    return made
  }
  override class func one(_ item: Int) -> Int { item + 1 }
  override class func twice<W>(_ item: Int, _ other: W) -> [W] {
    super.twice(item, other) + [other]
  }
  override subscript(i: Int) -> Int { super[i] * 10 }
}
for list in [List<Int>([1]), Sum.create(1, 2), Ints.create(3)] as [List<Int>] {
  print(list.describe(), list[0], list is Sum<Int>, (list as? Ints)?.sum as Any)
}
print(Ints.one(3), Ints.twice(3, "x"), Sum.one(2.5), type(of: Sum.create(1.5)), List.twice(1, true))
class Texts: List<String> {
  override class func create(_ items: String...) -> Self {
    let made = super.create("first")
    made.items += items
    return made
  }
}
class Named: Texts {
  override class func create(_ items: String...) -> Self {
    let made = super.create("second")
    made.items += items
    return made
  }
}
for type in [Texts.self, Named.self] as [Texts.Type] { print(type.create("z").items, type) }

// A default may speak of a type parameter, whichever argument tells it.
final class Registry {
  private var makers: [String: () -> Any] = [:]
  init() {}
  func add<T>(_ name: String = "\(T.self)", make: @escaping @autoclosure () -> T) {
    makers[name] = make
  }
  func get<T>(_: T.Type = T.self) -> T? { makers["\(T.self)"]?() as? T }
}
let registry = Registry()
registry.add(make: Texts(["d"]))
registry.add(make: [1, 2])
registry.add("Double", make: 2.5)
let got: Texts? = registry.get()
print(got?.items ?? [], registry.get([Int].self) ?? [], registry.get(String.self) as Any)
print(registry.get(Double.self) ?? 0)
// expect: List<Int>: [1] 1 false nil
// expect: Sum<Int>: [1, 2] sum 3 1 true nil
// expect: Ints: [3, 100] sum 103 30 true Optional(103)
// expect: 4 ["x", "x"] 2.5 Sum<Double> [true]
// expect: ["first", "z"] Texts
// expect: ["first", "second", "z"] Named
// expect: ["d"] [1, 2] nil
// expect: 2.5
