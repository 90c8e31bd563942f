import Playground
import SwiftScript
import Testing

@testable import REPL

/// What `:fix` makes of refused input.
struct MendTests {
  private func mend(_ source: String) -> Mend {
    let session = Session()
    _ = session.evaluate(
      """
      let card = UIView()
      let label = UILabel()
      let count = 3
      let width: CGFloat = 2
      var maybe: UIView? = card
      class Tile: UIView {
        static let size = 4
        func scale(by factor: Int, and other: Int) {}
        func touch(_ view: UIView) {}
      }
      let tile = Tile()
      """)
    return Mend(source: source, diagnostics: session.evaluate(source).diagnostics)
  }

  @Test(arguments: [
    ("card.addSubveiw(label)", "card.addSubview(label)"),
    ("crad.alpha = 1", "card.alpha = 1"),
    ("let x: UILable = label", "let x: UILabel = label"),
    ("tile.scale(3, and: 4)", "tile.scale(by: 3, and: 4)"),
    ("tile.scale(with: 3, or: 4)", "tile.scale(by: 3, and: 4)"),
    ("tile.touch(view: card)", "tile.touch(card)"),
    ("let a: CGFloat = count", "let a: CGFloat = CGFloat(count)"),
    ("width * count", "width * CGFloat(count)"),
    ("count + width", "CGFloat(count) + width"),
    ("label.text = count", "label.text = String(count)"),
    ("let n = 1\nn = 2", "var n = 1\nn = 2"),
    (
      "struct P { let x = 1 }\nvar p = P()\np.x = 2", "struct P { var x = 1 }\nvar p = P()\np.x = 2"
    ),
    ("if maybe { }", "if maybe != nil { }"),
    ("if !maybe { }", "if maybe == nil { }"),
    ("if count { }", "if count != 0 { }"),
    ("tile.size", "Tile.size"),
    (
      "class A: UIView {\n  func layoutSubviews() {}\n}",
      "class A: UIView {\n  override func layoutSubviews() {}\n}"
    ),
    (
      "class A: UIView {\n  override func layoutSubveiws() {}\n}",
      "class A: UIView {\n  override func layoutSubviews() {}\n}"
    ),
    (
      "class A: UIView {\n  var n = 1\n  func f() { DispatchQueue.main.async { n += 1 } }\n}",
      "class A: UIView {\n  var n = 1\n  func f() { DispatchQueue.main.async { self.n += 1 } }\n}"
    ),
    ("card.alpha = crad.alpha + count", "card.alpha = card.alpha + count"),
  ])
  func `an error with one way out is mended`(source: String, expected: String) {
    let mend = mend(source)
    #expect(
      mend.obvious.map { mend.applying($0) } == expected, "\(mend.diagnostics.map(\.message))")
  }

  @Test(arguments: [
    ("maybe.alpha", ["maybe?.alpha", "maybe!.alpha"]),
    ("card.addSubview(maybe)", ["card.addSubview(maybe!)"]),
    (
      "let t: String = label.text",
      ["let t: String = label.text ?? \"\"", "let t: String = label.text!"]
    ),
  ])
  func `alternatives are told apart`(source: String, expected: [String]) {
    let mend = mend(source)
    #expect(mend.all.map { mend.applying([$0]) } == expected)
    #expect((mend.obvious == nil) == (expected.count > 1))
  }

  @Test func `each of several errors is mended`() {
    let mend = mend("crad.alpha = 1\nlabel.txt = \"a\"")
    #expect(mend.obvious.map { mend.applying($0) } == "card.alpha = 1\nlabel.text = \"a\"")
  }

  @Test func `what has no fix-it has none`() {
    #expect(mend("let x = ").all.isEmpty || mend("nothing()").all.isEmpty)
    #expect(mend("card.alpha = \"a\"").all.isEmpty)
  }

  @Test func `Hangul before the place does not move it`() {
    let mend = mend("print(\"한글\"); crad.alpha = 1")
    #expect(mend.obvious.map { mend.applying($0) } == "print(\"한글\"); card.alpha = 1")
  }
}
