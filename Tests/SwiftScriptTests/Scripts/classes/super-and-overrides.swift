class Base {
  var log: [String] = []; init() { setUp() }; func setUp() { log.append("base") };
  var title: String { "base" }
}
final class Derived: Base {
  let extra: Int; override init() { extra = 1; super.init(); log.append("done \(extra)") }
  override func setUp() { super.setUp(); log.append("derived") };
  override var title: String { super.title + "+derived" }
}
print(Derived().log, Derived().title)
// expect: ["base", "derived", "done 1"] base+derived
