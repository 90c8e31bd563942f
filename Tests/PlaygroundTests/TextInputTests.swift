import Testing

@testable import Playground

/// What a script hears of texts, menus, layers' values and bars; the compiled twin is `Libraries/Parts`.
@Suite struct TextInputTests {
  @Test func `a field asks and tells its delegate, and only one is first responder`() {
    let app = ScriptedApp()

    app.run(
      """
      class Form: UIViewController, UITextFieldDelegate {
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { textField.tag != 9 }
        func textFieldDidBeginEditing(_ textField: UITextField) { print("begins", textField.tag) }
        func textFieldDidEndEditing(_ textField: UITextField) { print("ends", textField.tag) }
      }
      let form = Form()
      let fields = [UITextField(), UITextField(), UITextField()]
      for (index, field) in fields.enumerated() {
        field.tag = index == 2 ? 9 : index
        field.delegate = form
        form.view.addSubview(field)
      }
      fields[0].becomeFirstResponder()
      fields[1].becomeFirstResponder()
      print(fields[2].becomeFirstResponder(), fields.map(\\.isFirstResponder))
      form.view.endEditing(true)
      """)

    #expect(
      app.output == """
        begins 0
        ends 0
        begins 1
        false [false, true, false]
        ends 1

        """)
    #expect(app.problems == [])
  }

  @Test func `what is typed replaces the selection and is heard`() {
    let app = ScriptedApp()

    app.run(
      """
      let field = UITextField()
      field.addAction(UIAction { _ in print("changed", field.text ?? "") }, for: .editingChanged)
      field.text = "ab"
      field.insertText("cd")
      let start = field.beginningOfDocument
      field.selectedTextRange = field.textRange(
        from: start, to: field.position(from: start, offset: 2)!)
      print(field.text(in: field.selectedTextRange!) ?? "")
      field.insertText("X")
      field.deleteBackward()

      class Watcher: UIViewController, UITextViewDelegate {
        func textViewDidChange(_ textView: UITextView) { print("view", textView.text ?? "") }
      }
      let watcher = Watcher()
      let text = UITextView()
      text.delegate = watcher
      text.text = "silent"
      text.insertText("!")
      """)

    #expect(
      app.output == """
        changed abcd
        ab
        changed Xcd
        changed cd
        view silent!

        """)
    #expect(app.problems == [])
  }

  @Test func `a search bar tells its delegate and its controller's updater`() {
    let app = ScriptedApp()

    app.run(
      """
      class Finder: UIViewController, UISearchBarDelegate, UISearchResultsUpdating {
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
          print("typed", searchText)
        }
        func updateSearchResults(for searchController: UISearchController) {
          print("update", searchController.searchBar.text ?? "")
        }
      }
      let finder = Finder()
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = finder
      search.searchBar.delegate = finder
      finder.navigationItem.searchController = search
      search.searchBar.searchTextField.insertText("a")
      """)

    #expect(app.output == "typed a\nupdate a\n")
    #expect(app.problems == [])
  }

  @Test func `a button fills its configuration for its state before it is laid out`() {
    let app = ScriptedApp()

    app.run(
      """
      let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in })
      print(button.currentTitle ?? "none")
      button.configurationUpdateHandler = { button in
        button.configuration?.title = button.isEnabled ? "on" : "off"
      }
      button.isEnabled = false
      print(button.currentTitle ?? "none")
      button.layoutIfNeeded()
      print(button.currentTitle ?? "none")
      button.menu = UIMenu(children: [UIAction(title: "Copy", state: .on) { _ in }])
      print(button.menu?.selectedElements.map(\\.title) ?? [])
      class Wide: UIButton {
        override func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
      }
      let wide = Wide(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      wide.setTitle("x", for: .normal)
      wide.layoutIfNeeded()
      print(wide.titleLabel?.frame ?? .zero)
      """)

    #expect(app.output == "Go\nGo\noff\n[\"Copy\"]\n(0.0, 0.0, 80.0, 40.0)\n")
    #expect(app.problems == [])
  }

  @Test func `a layer has its values by key path`() {
    let app = ScriptedApp()

    app.run(
      """
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
      layer.setValue(0.5, forKeyPath: "transform.scale")
      print(layer.frame)
      layer.setValue(7, forKeyPath: "position.x")
      layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
      print(layer.position.x, layer.frame.size.width.rounded(), layer.frame.size.height.rounded())
      layer.setValue("mine", forKey: "owner")
      print(layer.value(forKey: "owner") as? String ?? "none")
      """)

    #expect(app.output == "(-10.0, -5.0, 20.0, 10.0)\n7.0 10.0 20.0\nmine\n")
    #expect(app.problems == [])
  }

  @Test func `a container gives its child traits and hears of the size that it wants`() {
    let app = ScriptedApp()

    app.run(
      """
      class Box: UIViewController {
        override func preferredContentSizeDidChange(
          forChildContentContainer container: any UIContentContainer
        ) { print("wants", children.first?.preferredContentSize ?? .zero) }
      }
      let box = Box()
      window.rootViewController = box
      let child = UIViewController()
      box.addChild(child)
      box.view.addSubview(child.view)
      child.didMove(toParent: box)
      box.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
      child.preferredContentSize = CGSize(width: 5, height: 6)
      window.layoutIfNeeded()
      print(child.traitCollection.userInterfaceStyle == .dark, box.traitCollection.userInterfaceStyle == .dark)
      child.sheetPresentationController?.detents = [.medium(), .large()]
      print(child.sheetPresentationController?.detents.count ?? 0)
      """)

    #expect(app.output == "wants (5.0, 6.0)\ntrue false\n2\n")
    #expect(app.problems == [])
  }
}
