import Testing
import UIKitEngine

@testable import Playground
@testable import SwiftScript

/// Where the attributes of a text begin and end.
@MainActor @Suite struct AttributeLookupTests {
  @Test func `an attribute tells how far it reaches`() {
    let app = ScriptedApp()

    app.run(
      """
      let text = NSMutableAttributedString(string: "ab")
      text.append(NSAttributedString(string: "cde", attributes: [.kern: 2.0]))
      var range = NSRange()
      print(text.attribute(.kern, at: 3, effectiveRange: &range) ?? "-", range)
      print(text.attributes(at: 0, effectiveRange: &range).count, range)
      print(text.attribute(.kern, at: 1, effectiveRange: nil) == nil)
      """)

    #expect(app.output == "2.0 {2, 3}\n0 {0, 2}\ntrue\n")
    #expect(app.problems == [])
  }
}
