import Testing
import UIKitEngine

@testable import Playground
@testable import SwiftScript

/// What learners paste around views: extensions that override, wrappers, previews, operations.
@MainActor @Suite struct PastedDeclarationsTests {
  private func output(_ code: String) -> String {
    let app = ScriptedApp()
    app.run(code)
    for _ in 0..<20 { app.advance() }
    #expect(app.problems == [])
    return app.output
  }

  @Test func `a description that an extension overrides is printed, and logged`() {
    let app = ScriptedApp()
    var console = ""
    Engine.current.onConsole = { console += $0 }

    app.run(
      """
      extension NSLayoutConstraint {
        override open var description: String { "id: \\(identifier ?? "-"), constant: \\(constant)" }
      }
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      let (narrow, wide) = (
        label.widthAnchor.constraint(equalToConstant: 10),
        label.widthAnchor.constraint(equalToConstant: 20)
      )
      narrow.identifier = "narrow"
      print(narrow, "\\(wide)", [wide])
      NSLayoutConstraint.activate([narrow, wide])
      view.layoutIfNeeded()
      """)

    #expect(app.problems == [])
    #expect(
      app.output
        == "id: narrow, constant: 10.0 id: -, constant: 20.0 [id: -, constant: 20.0]\n")
    #expect(console.contains("\"id: narrow, constant: 10.0\""))
    #expect(!console.contains("NSLayoutConstraint:0x"))
  }

  @Test func `an invalidating property asks the view for what it names when it changes`() {
    let output = output(
      """
      final class Badge: UIView {
        @Invalidating(.layout) var inset: CGFloat = 8
        @Invalidating(.display, .intrinsicContentSize) var text = "a"
        override func setNeedsLayout() { print("layout"); super.setNeedsLayout() }
        override func setNeedsDisplay() { print("display"); super.setNeedsDisplay() }
        override func invalidateIntrinsicContentSize() {
          print("size")
          super.invalidateIntrinsicContentSize()
        }
      }
      let badge = Badge()
      print("made")
      badge.inset = 8
      badge.inset += 2
      badge.text = "b"
      print(badge.inset, badge.text)
      """)

    #expect(output.hasSuffix("made\nlayout\ndisplay\nsize\n10.0 b\n"))
  }

  @Test func `a preview is looked at and never run`() {
    let app = ScriptedApp()

    app.run(
      """
      #Preview("empty") { UIView() }
      #Preview {
        print("never")
        let controller = UIViewController()
        controller.title = "Preview"
        return controller
      }
      #warning("colours are missing")
      print("run")
      """)

    #expect(app.problems == ["8: colours are missing"])
    #expect(app.output == "run\n")
    app.run("#Preview { 1 }")
    #expect(app.problems.last?.contains("to closure result type") == true)
  }

  @Test func `an operation waits for those that it depends on`() {
    let output = output(
      """
      class Download: Operation {
        private var running = false, done = false
        override var isAsynchronous: Bool { true }
        override var isExecuting: Bool { running }
        override var isFinished: Bool { done }
        override func start() {
          running = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
            print("loaded")
            self.willChangeValue(forKey: "isFinished")
            (self.running, self.done) = (false, true)
            self.didChangeValue(forKey: "isFinished")
          }
        }
      }
      let queue = OperationQueue()
      let (download, show) = (Download(), BlockOperation { print("shown") })
      show.addDependency(download)
      show.completionBlock = { OperationQueue.main.addOperation { print("complete") } }
      queue.addOperations([show, download], waitUntilFinished: false)
      print(queue.operationCount, show.isReady)
      let serial = OperationQueue()
      serial.maxConcurrentOperationCount = 1
      serial.addOperation { print("first") }
      let cancelled = BlockOperation { print("cancelled") }
      serial.addOperation(cancelled)
      cancelled.cancel()
      serial.waitUntilAllOperationsAreFinished()
      print(cancelled.isFinished, serial.operationCount)
      """)

    #expect(output == "2 false\nfirst\ntrue 0\nloaded\nshown\ncomplete\n")
  }
}
