// swift-format-ignore-file
protocol Drawable { func draw() -> String }
struct Line: Drawable { func draw() -> String { "line" } }
struct Text: Drawable {
  let text: String
  func draw() -> String { "text \(text)" }
}
var canvas: [String: any Drawable] = [:]
canvas["a"] = Line()
canvas["b"] = Text(text: "hi")
print(canvas["a"]!.draw(), canvas["b"]?.draw() ?? "none", canvas["c"] == nil)
// expect: line text hi true
let optional: Drawable? = nil
print(optional?.draw() ?? "nothing")  // expect: nothing
