import Foundation
import Playground
import SwiftScript
import Testing

/// What Tab offers at `|` in a program that is still being typed.
struct CompletionTests {
  private let session: Session

  init() {
    session = Session()
    _ = session.evaluate(
      """
      enum Mood { case calm, wild }
      class Card: UIView {
        var title = "a"
        var mood = Mood.calm
        private var secret = 1
        func flip(times: Int, quickly: Bool = false) {}
        func greet(_ mood: Mood) {}
      }
      let card = Card()
      let label = UILabel()
      let width: CGFloat = 3
      """)
  }

  private func complete(_ text: String) -> CompletionResult {
    let parts = text.components(separatedBy: "|")
    return session.completion(in: parts.joined(), at: parts[0].utf8.count)
  }

  private func names(_ text: String) -> [String] { complete(text).items.map(\.name) }

  // MARK: Members

  @Test func `a dot offers the script's own members first, then inherited ones`() {
    let names = names("card.|")
    #expect(names.prefix(4) == ["flip", "greet", "mood", "title"])
    #expect(names.contains("layoutIfNeeded"))
    #expect(!names.contains("secret"))
  }

  @Test func `a list says what each is`() {
    #expect(
      complete("card.fli|").items.map(\.signature) == ["flip(times: Int, quickly: Bool = false)"])
    #expect(complete("card.alph|").items.map(\.signature) == ["alpha: CGFloat"])
    #expect(complete("card.addSubv|").items.map(\.insertion) == ["addSubview("])
    #expect(complete("card.layoutIf|").items.map(\.insertion) == ["layoutIfNeeded()"])
  }

  @Test func `an optional is chained`() {
    let item = complete("card.superview.layoutIf|").items.first
    #expect(item?.insertion == "?.layoutIfNeeded()")
    #expect(item?.back == 1)
    #expect(names("card.superview?.layoutIf|") == ["layoutIfNeeded"])
  }

  @Test func `a type offers its static members and the types in it`() {
    let names = names("UIView.|")
    #expect(names.contains("animate"))
    #expect(names.contains("ContentMode"))
    #expect(!names.contains("alpha"))
  }

  @Test func `a chain of calls has a type`() {
    #expect(names("card.frame.size.wid|") == ["width"])
    #expect(names("view.subviews.first?.backgr|") == ["backgroundColor"])
    #expect(names("UIColor.red.withAlpha|") == ["withAlphaComponent"])
  }

  @Test func `what follows the cursor does not matter`() {
    #expect(names("card.alph|.isNaN )) {") == ["alpha"])
    #expect(complete("card.addSubv|(label)").items.map(\.insertion) == ["addSubview"])
  }

  // MARK: Types of places

  @Test func `an anchor is offered anchors of its axis`() {
    let horizontal = names("card.leadingAnchor.constraint(equalTo: view.|")
    #expect(horizontal.contains("trailingAnchor"))
    #expect(horizontal.contains("safeAreaLayoutGuide"))
    #expect(!horizontal.contains("topAnchor"))
    #expect(!horizontal.contains("widthAnchor"))
    #expect(!horizontal.contains("alpha"))

    let vertical = names(
      "NSLayoutConstraint.activate([card.topAnchor.constraint(lessThanOrEqualTo: view.|")
    #expect(vertical.contains("bottomAnchor"))
    #expect(!vertical.contains("leadingAnchor"))
    #expect(
      names("card.widthAnchor.constraint(equalTo: view.|").prefix(2) == [
        "heightAnchor", "widthAnchor",
      ])
  }

  @Test func `where an anchor is wanted, what has anchors is offered`() {
    let names = names("card.leadingAnchor.constraint(equalTo: |")
    #expect(names.contains("view"))
    #expect(names.contains("label"))
    #expect(!names.contains("width"))
  }

  @Test(arguments: [
    ("card.contentMode = .|", "scaleAspectFit"),
    ("label.textAlignment = .cen|", "center"),
    ("card.setContentHuggingPriority(.req|", "required"),
    ("card.setContentHuggingPriority(.required, for: .ver|", "vertical"),
    ("card.backgroundColor = .re|", "red"),
    ("card.greet(.wi|", "wild"),
    ("switch card.mood {\ncase .ca|", "calm"),
    ("if card.mood == .wi|", "wild"),
    ("let modes: [UIView.ContentMode] = [.scaleAspectF|", "scaleAspectFill"),
    ("func f() -> Mood { return .ca|", "calm"),
    ("card.autoresizingMask = [.flexibleWi|", "flexibleWidth"),
  ])
  func `a lone dot offers what the place takes`(text: String, expected: String) {
    #expect(names(text).contains(expected))
    #expect(!names(text).contains("alpha"))
  }

  @Test func `names that fit the place are offered alone`() {
    #expect(names("view.addSubview(la|") == ["label"])
    #expect(names("card.frame.origin.x = wi|").first == "width")
    #expect(names("card.isHidden = tr|") == ["true"])
    #expect(names("card.mood = |").contains(".calm"))
  }

  // MARK: Calls

  @Test func `a call offers its labels`() {
    #expect(names("card.flip(|") == ["times:"])
    #expect(names("card.flip(times: 2, |") == ["quickly:"])
    #expect(names("UIView.animate(withDuration: 0.3, |").contains("animations:"))
    #expect(names("UIView(|").contains("frame:"))
    #expect(names("let r = CGRect(x: 1, |") == ["y:"])
    #expect(complete("card.flip(|").calls == ["flip(times: Int, quickly: Bool = false)"])
  }

  @Test func `an argument is looked at as its parameter wants it`() {
    #expect(names("card.flip(times: 2, quickly: fal|") == ["false"])
    #expect(names("UIView.animate(withDuration: 0.3) { card.alph|") == ["alpha"])
    #expect(names("[card].forEach { $0.flip(t|") == ["times:"])
    #expect(names("let x = [1, 2].map { n in n.|").contains("description"))
  }

  // MARK: Scopes

  @Test func `locals, parameters and members are in scope`() {
    let text = """
      class Other: Card {
        let inner = UILabel()
        func work(on subject: UIView) {
          let local = subject
          if let found = subject.superview {
            |
      """
    let names = names(text)
    for name in ["found", "local", "subject", "inner", "title", "self", "super", "card", "return"] {
      #expect(names.contains(name), "\(name)")
    }
    #expect(names.firstIndex(of: "found") ?? 99 < names.firstIndex(of: "card") ?? 0)
  }

  @Test func `earlier lines of the same input are in scope`() {
    #expect(names("let fresh = UILabel()\nfresh.numberOf|") == ["numberOfLines"])
    #expect(names("class Fresh { var odd = 1 }\nFresh().od|") == ["odd"])
    #expect(names("for one in [card] {\n  one.moo|") == ["mood"])
  }

  @Test(arguments: [
    "let x = nonsense(1, 2\ncard.alph|",
    "if card. {\n card.alph|",
    "func f( {\n}\ncard.alph|",
    "let y: Nothing = 3; card.alph|",
    "foo { bar in card.alph|",
    "unknown(card.alph|",
    "card.flip(nope: 1, card.alph|",
    "func g<T>(_ t: T) { card.alph|",
    "class A { func f() { unknown.thing { card.alph|",
  ])
  func `what is broken before the cursor does no harm`(text: String) {
    #expect(names(text).contains("alpha"))
  }

  // MARK: Declarations

  @Test func `an override is written for the learner`() {
    let item = complete("class A: UIView {\n  override func layoutSubv|").items.first
    #expect(item?.insertion == "layoutSubviews() {")
    #expect(item?.signature == "override func layoutSubviews()")
    #expect(
      complete("class A: UIView {\n  layoutSubv|").items.map(\.insertion)
        == ["override func layoutSubviews() {"])
    #expect(
      complete("class A: UIView {\n  override intrinsic|").items.map(\.insertion)
        == ["var intrinsicContentSize: CGSize {"])
    let late = complete("class A: UIView {\n  func layoutSubv|").items.first
    #expect(late?.insertion == "override func layoutSubviews() {")
    #expect(late?.back == 5)
    #expect(
      complete("class C: UIViewController {\n  override func viewDidApp|").items.map(\.insertion)
        == ["viewDidAppear(_ animated: Bool) {"])
    #expect(
      complete("class B: Card {\n  override func fli|").items.map(\.insertion) == [
        "flip(times: Int, quickly: Bool = false) {"
      ])
  }

  @Test func `what a class overrides already is not offered again`() {
    let text = "class A: UIView {\n  override func layoutSubviews() {}\n  override func layoutSubv|"
    #expect(names(text) == [])
  }

  @Test func `types stand where types are asked for`() {
    #expect(names("let x: UILab|") == ["UILabel"])
    #expect(names("class A: UIView|").contains("UIViewController"))
    #expect(names("let m: UIView.Content|") == ["ContentMode"])
    #expect(names("func f(_ c: Car|") == ["Card"])
    #expect(names("card as? UILab|") == ["UILabel"])
  }

  // MARK: Typing badly

  @Test func `capitals may be wrong, and letters too`() {
    #expect(names("let a = uilab|") == ["UILabel"])
    #expect(names("card.setneedslay|") == ["setNeedsLayout"])
    #expect(names("card.addSubveiw|") == ["addSubview"])
  }

  @Test(arguments: [
    "\"card.|", "// card.|", "let |", "class |", "1|", "card.nothing.|", "\"\"\"\ncard.|",
  ])
  func `there is nothing to offer`(text: String) {
    #expect(names(text) == [])
  }

  @Test func `in a string, code is code`() {
    #expect(names("let s = \"\\(card.alph|") == ["alpha"])
  }

  /// Every scenario, cut anywhere: whatever stands there, Tab is answered.
  @Test func `no place in a program is too broken`() throws {
    for scenario in Scenario.all.prefix(40) {
      let text = scenario.source
      var offset = 7
      while offset < text.utf8.count {
        _ = session.completion(in: text, at: offset)
        offset += 97
      }
    }
    #expect(names("card.alph|") == ["alpha"])
  }
}
