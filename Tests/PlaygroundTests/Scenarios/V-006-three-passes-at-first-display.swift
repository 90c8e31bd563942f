// evidence: V-006, C-021, C-022, V-028, C-028
// First display of a root view with one child, constraints and drawing: update constraints from the
// child up, the controller's hook in place of its view's; then layout down, viewDidLayoutSubviews
// before the child's; then draw down; then viewDidAppear.
// Open, so each line is printed the first time only: how often layout runs at first display. Where
// viewIsAppearing stands to updateViewConstraints is open too.
// ends: normally
import UIKit

var seen: Set<String> = []

func note(_ line: String) {
  if seen.insert(line).inserted { print(line) }
}

final class ChildView: UIView {
  override func updateConstraints() {
    note("child.updateConstraints")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    note("child.layoutSubviews")
  }

  override func draw(_ rect: CGRect) { note("child.draw") }
}

final class RootView: UIView {
  let child = ChildView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      child.centerXAnchor.constraint(equalTo: centerXAnchor),
      child.centerYAnchor.constraint(equalTo: centerYAnchor),
      child.widthAnchor.constraint(equalToConstant: 100),
      child.heightAnchor.constraint(equalTo: child.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    note("root.updateConstraints")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    note("root.layoutSubviews")
  }

  override func draw(_ rect: CGRect) { note("root.draw") }
}

final class RootController: UIViewController {
  override func loadView() {
    note("loadView")
    view = RootView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
  }

  override func updateViewConstraints() {
    note("updateViewConstraints")
    super.updateViewConstraints()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("viewWillLayoutSubviews")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("viewDidLayoutSubviews")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }
}

window.rootViewController = RootController()
print("the handler ends")
