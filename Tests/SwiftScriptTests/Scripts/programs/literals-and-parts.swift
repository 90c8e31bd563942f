// swift-format-ignore-file
enum Color: UInt32, CaseIterable { case black = 0x000000, red = 0xff0000
  init?(hex: String) { guard let v = UInt32(hex.dropFirst(), radix: 16) else { return nil }; self.init(rawValue: v) } }
print(Color(hex: "#FF0000")!, Color(hex: "zz") as Any)
print(Int("12".dropLast())!, Double("1.5x".dropLast())!, Int8("7".prefix(1))!, Int("zz".dropFirst(), radix: 36)!)
class View { let tag: Int; var subs: [View] = []; weak var up: View?; init(_ t: Int) { tag = t }
  func withTag(_ t: Int) -> View? { tag == t ? self : subs.lazy.compactMap { $0.withTag(t) }.first }
  var ancestors: AnySequence<View> { AnySequence(sequence(first: self) { $0.up }.dropFirst()) }
  func walk(_ d: Int = 0, _ f: (View, Int) throws -> Void) rethrows { try f(self, d); for s in subs { try s.walk(d + 1, f) } } }
let v = View(1); v.subs = [View(2)]; v.subs[0].up = v
print(v.withTag(2)!.ancestors.map(\.tag))
let fmt: (Double) -> String = { d in switch abs(d) { case 1000...: "K"; default: "\(Int(d))" } }
print([5, 1500].map(fmt))
func done(_ r: Result<String, any Error>) { print(r) }
struct NF: Error { let id: Int }
let responses = [1: "one"]
done(responses[1].map { .success($0) } ?? .failure(NF(id: 1)))
done(responses[2].map { .success($0) } ?? .failure(NF(id: 2)))
// expect: red nil
// expect: 1 1.5 7 35
// expect: [1]
// expect: ["5", "K"]
// expect: success("one")
// expect: failure(main.NF(id: 2))
