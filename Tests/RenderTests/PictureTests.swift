import Foundation
import Testing
import UIKitEngine
import Words

@testable import Render

struct PictureTests {
  private func row(
    _ depth: Int, _ element: ElementName, _ x: Double, _ y: Double, _ width: Double,
    _ height: Double, flags: [TraceEvent.Flag] = [], remarks: [String] = []
  ) -> HierarchyRow {
    HierarchyRow(
      depth: depth, element: element,
      frame: CGRect(x: x, y: y, width: width, height: height), flags: flags, remarks: remarks)
  }

  private func box(
    _ name: String, _ x: Double, _ y: Double, _ w: Double, _ h: Double,
    in ancestors: Set<Int> = [0],
    isOpaque: Bool = false, text: String? = nil
  ) -> Scene.Box {
    let rect = CGRect(x: x, y: y, width: w, height: h)
    var look = ViewLook()
    look.background = isOpaque ? ViewLook.Colour(1, 1, 1) : nil
    look.text = text
    return Scene.Box(name: name, rect: rect, visible: rect, look: look, ancestors: ancestors)
  }

  private func picture(_ boxes: [Scene.Box], width: Int = 60, height: Int = 30) -> String {
    wireframeText(Scene(boxes: boxes, isScreen: true), width: width, height: height).text
  }

  private var rows: [HierarchyRow] {
    let title = ElementName(id: 9, type: "UILabel", number: 1, name: "제목")
    var label = row(3, title, 0, 0, 0, 0, flags: [.needsLayout, .needsDisplay])
    label.details = ["\"환영합니다, 여러분\""]
    return [
      row(0, TraceFixture.window, 0, 0, 390, 844),
      row(1, TraceFixture.view, 0, 0, 390, 844, flags: [.needsLayout]),
      row(2, TraceFixture.card, 20, 97.5, 350, 200),
      label,
      row(3, TraceFixture.unnamed, 0, 0, 350, 1, remarks: ["hidden", "alpha 0.5"]),
      row(2, ElementName(id: 7, type: "UIView", number: 3), 0, 810, 390, 34),
    ]
  }

  @Test(arguments: [40, 80, 200])
  func `the tree has names, classes, frames and marks in columns that fit`(width: Int) {
    let text = hierarchyText(rows, width: width).text
    #expect(text.split(separator: "\n").allSatisfy { String($0).displayWidth <= width })
    expectGolden(text, "hierarchy-\(width)")
  }

  @Test func `a deep tree in a narrow terminal keeps each name on one line`() {
    let rows = (0..<12).map { depth in
      HierarchyRow(
        depth: depth, name: "aRatherLongNameOfLevel\(depth)", type: "UICollectionViewListCell",
        frame: CGRect(x: 0, y: 0, width: 1000, height: 1000.5), flags: [.needsLayout])
    }
    for width in [20, 32, 40] {
      let lines = hierarchyText(rows, width: width).text.split(separator: "\n")
      #expect(lines.count >= rows.count)
      #expect(lines.allSatisfy { String($0).displayWidth <= width }, "\(width)")
      #expect(lines.prefix(rows.count).allSatisfy { $0.contains("aRa") }, "\(width)")
    }
  }

  @Test func `colour marks names, classes and marks`() {
    expectGolden(Theme.colour.text(hierarchyText(rows, width: 80)), "hierarchy-colour")
  }

  private var screen: [Scene.Box] {
    [
      box("window", 0, 0, 390, 844, in: []), box("view", 0, 0, 390, 844),
      box("카드", 20, 97, 350, 300, in: [0, 1]), box("title", 40, 117, 200, 40, in: [0, 1, 2]),
      box("badge", 350, 107, 60, 60, in: [0, 1]), box("dot", 30, 350, 8, 8, in: [0, 1, 2]),
      box("empty", 0, 0, 0, 0), box("far", 0, 2000, 10, 10), box("bar", 0, 760, 390, 84),
      box("line", 30, 500, 300, 1),
    ]
  }

  @Test(arguments: [40, 80, 200])
  func `boxes are drawn in proportion, with their names`(width: Int) {
    expectGolden(
      picture(screen, width: width, height: width == 200 ? 60 : 30), "wireframe-\(width)")
  }

  @Test func `a wide view uses the width`() {
    expectGolden(
      picture([box("bar", 0, 0, 390, 50, in: []), box("button", 290, 5, 90, 40)]), "wireframe-wide")
  }

  @Test func `an opaque view hides what is behind it, a clear one shows it dashed`() {
    let root = box("root", 0, 0, 300, 200, in: [])
    let (back, clear) = (box("back", 20, 30, 160, 100), box("front", 100, 80, 160, 100))
    expectGolden(
      picture([root, back, clear])
        + picture([root, back, box("front", 100, 80, 160, 100, isOpaque: true)])
        + picture([root, back, box("cover", 10, 20, 200, 150, isOpaque: true)]),
      "wireframe-overlaps")
  }

  @Test func `a label shows its text where there is room, Hangul included`() {
    var right = box("price", 150, 60, 140, 60, text: "₩12,000")
    right.look.alignment = .right
    expectGolden(
      picture([
        box("root", 0, 0, 300, 200, in: []), box("제목", 10, 10, 130, 60, text: "환영합니다"), right,
        box("small", 10, 140, 60, 20, text: "a long text that has no room"),
      ]),
      "wireframe-text")
  }

  @Test func `a clipped view ends where its ancestor does; others go on`() {
    var content = box("content", 20, 20, 200, 400)
    content.visible = CGRect(x: 20, y: 20, width: 200, height: 120)
    content.clipper = "scroll"
    var gone = box("row", 20, 300, 200, 40)
    gone.visible = nil
    gone.clipper = "scroll"
    let boxes = [
      box("root", 0, 0, 300, 200, in: []), box("scroll", 20, 20, 200, 120), content, gone,
      box("over", 200, 100, 160, 60),
    ]
    expectGolden(
      picture(boxes) + wireframeText(Scene(boxes: boxes), width: 60).text, "wireframe-clipping")
  }

  @Test func `what is left out is said`() {
    let scene = Scene(
      boxes: [box("root", 0, 0, 300, 100, in: [])],
      absent: [.hidden("badge"), .transparent("veil")])
    let text = wireframeText(scene, width: 60).text
    #expect(text.hasSuffix("badge is hidden\nveil is transparent (alpha 0)\n"))
  }

  @Test func `a view without area says so`() {
    #expect(picture([box("card", 0, 0, 0, 10, in: [])]) == "card has no area: (0, 0, 0, 10)\n")
    #expect(picture([]).isEmpty)
  }

  @Test(arguments: [
    ("abc", 3), ("한글", 4), ("", 0), ("e\u{301}", 1), ("👍🏽", 4), ("漢字かな", 8), ("👨‍👩‍👧", 2), ("🇰🇷", 2),
    ("✅", 2), ("각", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
  ])
  func `Hangul takes two columns`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func `clipping never cuts a letter in half`() {
    #expect("한글표".clipped(to: 5) == "한글…")
    #expect("한글표".clipped(to: 4) == "한…")
    #expect("한글표".clipped(to: 6) == "한글표")
    #expect("abc".clipped(to: 0) == "")
  }
}

struct ProseTextTests {
  @Test func `headings and code stand out, the words stay`() {
    let prose = proseText("# Now or later\n\nAsk `layoutIfNeeded()`, not #1.\nAn odd ` stays.")
    #expect(prose.text == "Now or later\n\nAsk `layoutIfNeeded()`, not #1.\nAn odd ` stays.")
    #expect(Theme.colour.text(prose).hasPrefix("\u{1B}[1mNow or later\u{1B}[0m\n"))
    #expect(Theme.colour.text(prose).contains("\u{1B}[32m`layoutIfNeeded()`\u{1B}[0m"))
  }
}

struct FaultTextTests {
  @Test(arguments: [
    (
      Fault(.exception(name: "NSGenericException"), "Unable to activate constraint"),
      "*** Terminating app due to uncaught exception 'NSGenericException', "
        + "reason: 'Unable to activate constraint'\n"
    ),
    (Fault(.trap, "Fatal error: Index out of range"), "Fatal error: Index out of range\n"),
    (
      Fault(.hang, "card was laid out 100 times"),
      "LayoutLab stopped the app: card was laid out 100 times\n"
    ),
    (Fault(.interrupted, "Ctrl-C"), "Interrupted.\n"),
  ])
  func `a fault speaks with UIKit's or Swift's own words where they have some`(
    fault: Fault, text: String
  ) {
    #expect(faultText(fault).text == text)
  }
}

struct ThemeTests {
  private let text: Styled = "\("error:", .error) no \("card", .emphasis)"

  @Test func `plain text has no escape codes`() {
    #expect(Theme.plain.text(text) == "error: no card")
  }

  @Test func `colour says the same words`() {
    let coloured = Theme.colour.text(text)
    #expect(coloured == "\u{1B}[1;31merror:\u{1B}[0m no \u{1B}[1mcard\u{1B}[0m")
  }
}

struct SpokenPictureTests {
  private func box(_ name: String, _ rect: CGRect, isOpaque: Bool = false) -> Scene.Box {
    var look = ViewLook()
    look.background = isOpaque ? ViewLook.Colour(1, 1, 1) : nil
    return Scene.Box(
      name: name, rect: rect, visible: rect, look: look, ancestors: name == "root" ? [] : [0])
  }

  @Test func `a screen reader hears what is where and what it covers`() {
    let scene = Scene(boxes: [
      box("root", CGRect(x: 0, y: 0, width: 300, height: 200)),
      box("back", CGRect(x: 20, y: 30, width: 100, height: 60)),
      box("clear", CGRect(x: 100, y: 50, width: 50, height: 50)),
      box("front", CGRect(x: 100, y: 80, width: 100, height: 60), isOpaque: true),
      box("flat", CGRect(x: 0, y: 0, width: 0, height: 60)),
    ])
    let text = Voice.$current.withValue(Voice(.english, isPlain: true)) {
      wireframeText(scene, width: 60).text
    }
    #expect(
      text == """
        root, x 0, y 0, width 300, height 200
        back, x 20, y 30, width 100, height 60
        clear, x 100, y 50, width 50, height 50, lies over back, which shows through
        front, x 100, y 80, width 100, height 60, covers part of back, clear
        flat has no area: (0, 0, 0, 60)

        """)
  }

  @Test func `a tree is read with the superview's name`() {
    let rows = [
      HierarchyRow(depth: 0, name: "view", type: "UIView", frame: .zero),
      HierarchyRow(
        depth: 1, name: "card", type: "UIView", frame: CGRect(x: 1, y: 2, width: 3, height: 4),
        flags: [.needsLayout], remarks: ["숨김"]),
    ]
    let text = Voice.$current.withValue(Voice(.korean, isPlain: true)) {
      hierarchyText(rows, width: 40).text
    }
    #expect(
      text == """
        view, UIView, x 0, y 0, 너비 0, 높이 0
        card, UIView, view 안, x 1, y 2, 너비 3, 높이 4, 숨김, needsLayout

        """)
  }
}
