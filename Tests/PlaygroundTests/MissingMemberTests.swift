import Testing
import UIKitEngine

@testable import Playground
@testable import SwiftScript

/// What the real UIKit has and scripts do not, and what nothing has.
@MainActor @Suite struct MissingMemberTests {
  @Test(arguments: [
    ("dragInteractionEnabled", of: "UITableView()"),
    ("focusEffect", of: "UIView()"),
  ]) func `a member that only the real type has is said to be missing`(code: String, of: String) {
    let app = ScriptedApp()

    app.run("print(\(of).\(code))")

    #expect(app.problems.count == 1)
    #expect(app.problems.first?.contains("is not supported yet") == true)
  }

  @Test func `an app begins without the drawing that another one left`() {
    ScriptedApp().run("UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))")
    let app = ScriptedApp()

    app.run("print(UIGraphicsGetCurrentContext() == nil)")

    #expect(app.output == "true\n")
  }

  @Test func `a member that nothing has is a mistake`() {
    let app = ScriptedApp()

    app.run("print(UITableView().dragInteraction)")

    #expect(app.problems.first?.contains("has no member") == true)
  }
  @Test func `what the library has for itself is not offered for a member that is misspelled`() {
    let app = ScriptedApp()

    app.run("UIButton().become(3)")

    #expect(app.problems.first?.contains("has no member 'become'") == true)
    #expect(app.diagnostics.first?.notes.contains { $0.contains("did you mean") } == false)
  }
}
