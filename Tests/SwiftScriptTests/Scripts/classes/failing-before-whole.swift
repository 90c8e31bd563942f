// swift-format-ignore-file
// What fails before it is whole dies without a deinit.
class A { init() {} ; deinit { print("A gone") } }
final class B: A {
  var x = 1
  override init() { super.init() }
  convenience init?(n: String) { guard !n.isEmpty else { return nil }; self.init() }
  convenience init(t: String) throws { if t.isEmpty { throw E() }; self.init() }
  init?(d: Int) { x = d; if d < 0 { return nil }; super.init(); if d == 0 { return nil } }
  deinit { print("B gone") }
}
struct E: Error {}
print(B(n: "") == nil)
print((try? B(t: "")) == nil)
print(B(d: -1) == nil)
print(B(d: 0) == nil)
print(B(n: "x") == nil)
// expect: true
// expect: true
// expect: true
// expect: B gone
// expect: A gone
// expect: true
// expect: B gone
// expect: A gone
// expect: false
