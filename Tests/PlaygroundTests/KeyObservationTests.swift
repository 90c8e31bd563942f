import Testing

@testable import Playground
@testable import SwiftScript

/// What needs Apple's runtime, so that no compiled program on Linux stands beside it.
@Suite struct KeyObservationTests {
  @Test func `a dynamic property tells of every value that it is set to`() {
    let app = ScriptedApp()

    app.run(
      """
      import UIKit

      class Counter: NSObject {
        @objc dynamic var count = 0
        @objc dynamic private(set) var title = "zero"
        var plain = 0
        func increment() {
          count += 1
          title = "number \\(count)"
        }
      }
      let counter = Counter()
      var tokens = [
        counter.observe(\\.count, options: [.old, .new]) { counter, change in
          print("count", change.oldValue ?? -1, change.newValue ?? -1, counter.title)
        }
      ]
      let title = counter.observe(\\.title, options: [.initial, .new]) { _, change in
        print("title", change.newValue ?? "-")
      }
      counter.increment()
      counter.count = 1
      counter.plain = 3
      title.invalidate()
      counter.increment()
      tokens = []
      counter.increment()
      """)

    #expect(
      app.output == """
        title zero
        count 0 1 zero
        title number 1
        count 1 1 number 1
        count 1 2 number 1

        """)
    #expect(app.problems == [])
  }

  @Test func `a controller's own dynamic property is observed beside UIKit's`() {
    let app = ScriptedApp()

    app.run(
      """
      class Level: UIViewController { @objc dynamic var level = 1 }
      let controller = Level()
      let one = controller.observe(\\.level, options: .new) { _, change in print(change.newValue!) }
      let two = controller.observe(\\.title) { controller, _ in print(controller.title ?? "-") }
      controller.level = 2
      controller.title = "Two"
      """)

    #expect(app.output == "2\nTwo\n")
    #expect(app.problems == [])
  }

  @Test func `a key path of Objective-C's is the text of its steps`() {
    let app = ScriptedApp()

    app.run(
      """
      class Card: UIView {
        @objc dynamic var name = ""
        var key: String { #keyPath(name) }
      }
      print(#keyPath(CALayer.position), #keyPath(UIView.superview.alpha), Card().key)
      print(#keyPath(CALayer.positon))
      """)

    #expect(app.problems.first?.contains("has no member 'positon'") == true)
  }

  @Test func `steps of a key path may be optional`() {
    let app = ScriptedApp()

    app.run(
      "print(#keyPath(CALayer.position), #keyPath(UIView.superview.alpha))")

    #expect(app.output == "position superview.alpha\n")
  }

  @Test func `a colour may be written as Xcode shows it`() {
    let app = ScriptedApp()

    app.run(
      "print(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))"
    )

    #expect(app.output == "true\n")
    #expect(app.problems == [])
  }

  @Test func `anchors of two axes are refused as the class that both are`() {
    let app = ScriptedApp()

    app.run("_ = view.leadingAnchor.constraint(equalTo: view.topAnchor)")

    #expect(
      app.problems.first?.contains(
        "cannot convert value of type 'NSLayoutAnchor<NSLayoutYAxisAnchor>' to expected argument type 'NSLayoutAnchor<NSLayoutXAxisAnchor>'"
      ) == true)
  }
}
