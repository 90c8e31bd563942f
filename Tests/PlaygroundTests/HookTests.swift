import Testing
import UIKitEngine

@testable import Playground
@testable import SwiftScript

/// Script classes that override the engine's members.
@Suite struct HookTests {
  @Test func `an override is asked, and super reaches the engine's own`() {
    let app = ScriptedApp()

    app.run(
      """
      class Card: UIView {
        override func layoutSubviews() {
          print("before")
          super.layoutSubviews()
          print("after")
        }
      }
      let card = Card()
      card.layoutIfNeeded()
      """)

    #expect(app.output == "before\nafter\n")
    #expect(app.problems == [])
  }

  @Test func `a property's override is read by the engine`() {
    let app = ScriptedApp()

    app.run(
      """
      class Card: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 30) }
      }
      let card = Card(frame: .zero)
      print(card.intrinsicContentSize, card.systemLayoutSizeFitting(.zero))
      """)

    #expect(app.output == "(40.0, 30.0) (40.0, 30.0)\n")
    #expect(app.problems == [])
  }

  @Test func `a setter's override is asked when the engine sets`() {
    let app = ScriptedApp()

    app.run(
      """
      class Button: UIControl {
        override var isHighlighted: Bool {
          didSet { print(oldValue, isHighlighted) }
        }
      }
      let button = Button()
      button.isHighlighted = true
      """)

    #expect(app.output == "false true\n")
    #expect(app.problems == [])
  }

  @Test func `setting a controller's view does not load one first`() {
    let app = ScriptedApp()

    app.run(
      """
      class Screen: UIViewController {
        override func loadView() {
          print("loadView")
          view = UILabel()
        }
      }
      let screen = Screen()
      print(screen.view is UILabel)
      """)

    #expect(app.output == "loadView\ntrue\n")
    #expect(app.problems == [])
  }

  @Test func `a script class says which layer its views have`() {
    let app = ScriptedApp()

    app.run(
      """
      class Gradient: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
        override class var requiresConstraintBasedLayout: Bool { true }
        override func updateConstraints() {
          print("updateConstraints")
          super.updateConstraints()
        }
      }
      let gradient = Gradient()
      print(gradient.layer is CAGradientLayer)
      gradient.layoutIfNeeded()
      """)

    #expect(app.output == "true\nupdateConstraints\n")
    #expect(app.problems == [])
  }

  @Test func `a selector calls the script's method`() {
    let app = ScriptedApp()

    app.run(
      """
      class Screen: UIViewController {
        let button = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          button.tag = 7
          button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          button.addTarget(self, action: #selector(Screen.pressed(_:)), for: .touchUpInside)
          view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: #selector(self.tapped)))
        }
        @objc private func tapped() { print("tapped") }
        @objc func pressed(_ sender: UIButton) { print("pressed", sender.tag) }
      }
      let screen = Screen()
      screen.loadViewIfNeeded()
      screen.button.sendActions(for: .touchUpInside)
      """)

    #expect(app.output == "tapped\npressed 7\n")
    #expect(app.problems == [])
  }

  @Test func `an action may take the event of the touch; what the program sends has none`() {
    let app = ScriptedApp()

    app.run(
      """
      class Screen: UIViewController {
        let button = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
          button.addTarget(self, action: #selector(pressed(_:event:)), for: .touchUpInside)
          button.addTarget(nil, action: #selector(passed(sender:for:)), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func pressed(_ sender: UIButton, event: UIEvent?) { print("pressed", event == nil) }
        @objc func passed(sender: Any, for event: UIEvent) { print("passed", sender is UIButton) }
      }
      let screen = Screen()
      screen.loadViewIfNeeded()
      screen.button.sendActions(for: .touchUpInside)
      screen.button.touchesBegan([UITouch()], with: UIEvent())
      screen.button.touchesEnded([UITouch()], with: UIEvent())
      print(#selector(Screen.pressed(_:event:)))
      """)

    #expect(
      app.output
        == "pressed true\npassed true\npressed false\npassed true\npressed:event:\n")
    #expect(app.problems == [])
  }

  @Test func `a selector names a method that Objective-C knows`() {
    let app = ScriptedApp()

    app.run(
      """
      class Screen: UIViewController, UITextFieldDelegate {
        func tapped(_ sender: UIButton) {}
        func textFieldDidBeginEditing(_ textField: UITextField) {}
        override func viewDidLoad() { super.viewDidLoad() }
        @IBAction func done() {}
        func actions() -> [Selector] {
          [#selector(textFieldDidBeginEditing), #selector(viewDidLoad), #selector(done),
           #selector(UIView.setNeedsLayout), #selector(Plain.go), #selector(Shown.go)]
        }
        func wrong() -> Selector { #selector(tapped) }
      }
      @objcMembers class Plain: NSObject { func go() {} }
      class Shown: NSObject {}
      @objc extension Shown { func go() {} }
      """)

    #expect(
      app.problems == [
        "10: argument of '#selector' refers to instance method 'tapped' that is not exposed to "
          + "Objective-C"
      ])
  }

  @Test func `an action without a target goes up the responder chain`() {
    let app = ScriptedApp()

    app.run(
      """
      final class Screen: UIViewController {
        let button = UIButton(type: .system)
        let field = UITextField()
        override func viewDidLoad() {
          super.viewDidLoad()
          [button, field].forEach(view.addSubview)
          button.addTarget(nil, action: #selector(tapped(_:)), for: .touchUpInside)
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Done", style: .plain, target: self, action: #selector(done))
        }
        @objc func tapped(_ sender: UIButton) { print("tapped", sender === button) }
        @objc func done() { print("done") }
      }
      final class Other: UIViewController { @objc func only() { print("never") } }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let screen = Screen()
      window.rootViewController = screen
      window.makeKeyAndVisible()
      screen.button.sendActions(for: .touchUpInside)
      screen.field.becomeFirstResponder()
      let application = UIApplication.shared
      let resign = #selector(UIResponder.resignFirstResponder)
      print(application.sendAction(#selector(Other.only), to: nil, from: nil, for: nil))
      print(application.sendAction(resign, to: nil, from: nil, for: nil))
      print(screen.field.isFirstResponder)
      print(application.sendAction(resign, to: nil, from: nil, for: nil))
      if let item = screen.navigationItem.rightBarButtonItem, let action = item.action {
        print(item.target === screen)
        application.sendAction(action, to: item.target, from: item, for: nil)
      }
      """)

    #expect(app.output == "tapped true\nfalse\ntrue\nfalse\nfalse\ntrue\ndone\n")
    #expect(app.problems == [])
  }

  @Test func `a label made by a script class is a label`() {
    let app = ScriptedApp()

    app.run(
      """
      final class Title: UILabel {
        let kind: Int
        init(kind: Int) {
          self.kind = kind
          super.init(frame: .zero)
          text = "hello"
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      }
      let title = Title(kind: 3)
      let view: UIView = title
      print(title.text ?? "nil", title.kind, view is UILabel, title.intrinsicContentSize.width > 0)
      """)

    #expect(app.output == "hello 3 true true\n")
    #expect(app.problems == [])
  }

  @Test func `a script object is deinitialised with the engine's`() {
    let app = ScriptedApp()

    app.run(
      """
      class Card: UIView {
        deinit { print("gone") }
      }
      var card: Card? = Card()
      print("here")
      card = nil
      """)

    #expect(app.output == "here\ngone\n")
    #expect(app.problems == [])
  }

  @Test func `a script object is a delegate`() {
    let app = ScriptedApp()

    app.run(
      """
      class Watcher: NSObject, UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) { print(scrollView.contentOffset) }
      }
      let watcher = Watcher()
      let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scroller.delegate = watcher
      scroller.contentOffset = CGPoint(x: 0, y: 5)
      """)

    #expect(app.output == "(0.0, 5.0)\n")
    #expect(app.problems == [])
  }
}
