import Foundation
import Testing
import UIKitEngine

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

  private func box(_ name: String, _ x: Double, _ y: Double, _ w: Double, _ h: Double)
    -> WireframeBox
  {
    WireframeBox(name: name, rect: CGRect(x: x, y: y, width: w, height: h))
  }

  @Test func `the tree has names, classes, frames and marks in columns`() {
    let title = ElementName(id: 9, type: "UILabel", number: 1, name: "제목")
    expectGolden(
      hierarchyText([
        row(0, TraceFixture.window, 0, 0, 390, 844),
        row(1, TraceFixture.view, 0, 0, 390, 844, flags: [.needsLayout]),
        row(2, TraceFixture.card, 20, 97.5, 350, 200),
        row(3, title, 0, 0, 0, 0, flags: [.needsLayout, .needsDisplay]),
        row(3, TraceFixture.unnamed, 0, 0, 350, 1, remarks: ["hidden", "alpha 0.5"]),
        row(2, ElementName(id: 7, type: "UIView", number: 3), 0, 810, 390, 34),
      ]).text,
      "hierarchy")
  }

  @Test func `boxes are drawn in proportion, with their names`() {
    expectGolden(
      wireframeText(
        [
          box("window", 0, 0, 390, 844), box("view", 0, 0, 390, 844), box("카드", 20, 97, 350, 300),
          box("title", 40, 117, 200, 40), box("badge", 350, 107, 60, 60),
          box("dot", 30, 350, 8, 8), box("empty", 0, 0, 0, 0), box("far", 0, 2000, 10, 10),
          box("bar", 0, 760, 390, 84),
        ], width: 60
      ).text,
      "wireframe")
  }

  @Test func `a wide view uses the width`() {
    expectGolden(
      wireframeText([box("bar", 0, 0, 390, 50), box("button", 290, 5, 90, 40)], width: 60).text,
      "wireframe-wide")
  }

  @Test func `a view without area says so`() {
    #expect(
      wireframeText([box("card", 0, 0, 0, 10)], width: 60).text
        == "card has no area: (0, 0, 0, 10)\n")
    #expect(wireframeText([], width: 60).isEmpty)
  }

  @Test(arguments: [
    ("abc", 3), ("한글", 4), ("", 0), ("e\u{301}", 1), ("👍🏽", 4), ("漢字かな", 8),
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
