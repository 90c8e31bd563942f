import Foundation

enum Shape: Codable, Equatable {
  case circle(radius: Double), rect(Int, Int), empty, named(String, size: Int), opt(Int?), arr(
    list: [String])
}
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]
for s in [
  Shape.circle(radius: 2), .rect(1, 2), .empty, .named("n", size: 3), .opt(nil), .opt(4),
  .arr(list: ["a"]),
] {
  let data = try enc.encode(s); print(String(decoding: data, as: UTF8.self))
  print(
    try JSONDecoder().decode(Shape.self, from: data),
    try JSONDecoder().decode(Shape.self, from: data) == s)
}
do { _ = try JSONDecoder().decode(Shape.self, from: Data("{\"x\":{}}".utf8)) } catch let e
  as DecodingError
{ if case .typeMismatch(let t, let c) = e { print(t, c.debugDescription) } } catch {
  print("other")
}
do {
  _ = try JSONDecoder().decode(Shape.self, from: Data("{\"empty\":{},\"rect\":{}}".utf8))
} catch let e as DecodingError {
  if case .typeMismatch(_, let c) = e { print(c.debugDescription) }
} catch { print("other") }
struct Doc: Codable { var shapes: [Shape]; var title: String? }
let dj = try enc.encode(Doc(shapes: [.empty, .rect(3, 4)], title: nil));
print(String(decoding: dj, as: UTF8.self))
print(try JSONDecoder().decode(Doc.self, from: dj).shapes.count)
enum Cmd: Codable {
  case go(to: String), stop
  enum CodingKeys: String, CodingKey { case go = "GO", stop }
  enum GoCodingKeys: String, CodingKey { case to = "destination" }
}
print(
  String(decoding: try enc.encode(Cmd.go(to: "x")), as: UTF8.self),
  String(decoding: try enc.encode([Cmd.stop]), as: UTF8.self))

// expect: {"circle":{"radius":2}}
// expect: circle(radius: 2.0) true
// expect: {"rect":{"_0":1,"_1":2}}
// expect: rect(1, 2) true
// expect: {"empty":{}}
// expect: empty true
// expect: {"named":{"_0":"n","size":3}}
// expect: named("n", size: 3) true
// expect: {"opt":{}}
// expect: opt(nil) true
// expect: {"opt":{"_0":4}}
// expect: opt(Optional(4)) true
// expect: {"arr":{"list":["a"]}}
// expect: arr(list: ["a"]) true
// expect: Shape Invalid number of keys found, expected one.
// expect: Invalid number of keys found, expected one.
// expect: {"shapes":[{"empty":{}},{"rect":{"_0":3,"_1":4}}]}
// expect: 2
// expect: {"GO":{"destination":"x"}} [{"stop":{}}]
