class Counter {
  static var made = 0; let id: Int; init() { Counter.made += 1; id = Self.made };
  class var kind: String { "counter" }
}
final class Special: Counter { override class var kind: String { "special" } }
_ = Counter()
print(Special().id, Counter.made, Special.kind, type(of: Special() as Counter).kind)
// expect: 2 2 special special
