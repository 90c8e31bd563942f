struct Markup: ExpressibleByStringInterpolation, CustomStringConvertible {
  var description: String
  init(stringLiteral text: String) { description = text }
  struct StringInterpolation: StringInterpolationProtocol {
    var out = ""
    init(literalCapacity: Int, interpolationCount: Int) {
      out = "[\(literalCapacity)/\(interpolationCount)]"
    }
    mutating func appendLiteral(_ s: String) { out += "{\(s)}" }
    mutating func appendInterpolation(_ s: String) {
      out += s.split(separator: "<").joined(separator: "&lt;")
    }
    mutating func appendInterpolation(_ n: Int, times: Int = 1) {
      for _ in 0..<times { out += "#\(n)" }
    }
    mutating func appendInterpolation(raw s: String) { out += s }
    mutating func appendInterpolation<T: CustomStringConvertible>(list: [T]) {
      out += list.map(\.description).joined(separator: ",")
    }
  }
  init(stringInterpolation i: StringInterpolation) { description = i.out }
}
let name = "a<b"
let h: Markup = "<p>\(name)\(raw: "<br>")</p>"
print(h)
func show(_ m: Markup) { print(m) }
show("plain"); show("\(3)"); show("n: \(3, times: 2) of \(list: [1, 2])!")
let lines: Markup = """
  one \(name)
  two
  """
print(lines)

// expect: [7/2]{<p>}a&lt;b{}<br>{</p>}
// expect: plain
// expect: [0/1]{}#3{}
// expect: [8/2]{n: }#3#3{ of }1,2{!}
// expect: [8/1]{one }a&lt;b{
// expect: two}
