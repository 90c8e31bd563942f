import Testing

@testable import Playground

/// Outlets as Interface Builder writes them.
///
/// Linux's compiler has no `@IBOutlet`, so they have no compiled twin.
@Suite struct OutletTests {
  @Test func `an outlet is used like what it points to`() {
    let app = ScriptedApp()

    app.run(
      """
      final class CardController: UIViewController {
        @IBOutlet weak var label: UILabel!
        @IBOutlet private weak var stack: UIStackView!
        @IBOutlet var buttons: [UIButton]!

        override func loadView() {
          let (label, stack) = (UILabel(), UIStackView())
          view = UIView()
          view.addSubview(label)
          view.addSubview(stack)
          (self.label, self.stack, buttons) = (label, stack, [UIButton(), UIButton()])
        }

        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = "hi"
          label?.numberOfLines = 2
          stack.spacing += 2
          stack.addArrangedSubview(UIView())
          for button in buttons { button.isEnabled = false }
          print(label.text ?? "", label.numberOfLines, stack.spacing * 2, buttons.count)
          print(label.superview === view, buttons.map { $0.isEnabled })
        }
      }
      let card = CardController()
      card.loadViewIfNeeded()
      card.label.removeFromSuperview()
      print(card.label == nil)
      """)

    #expect(
      app.output == """
        hi 2 4.0 2
        true [false, false]
        true

        """)
    #expect(app.problems == [])
  }
}
