// evidence: C-060, C-061, C-063, C-066, C-072, C-018, C-019
// A container of one's own: children swapped with a transition and without, views built by a
// ViewCodable protocol, children that come before and after the container is seen.
// ends: normally
import UIKit

protocol ViewCodable {
  func buildHierarchy()
  func setupConstraints()
  func additionalConfiguration()
}

extension ViewCodable {
  func setupView() {
    buildHierarchy()
    setupConstraints()
    additionalConfiguration()
  }

  func additionalConfiguration() {}
}

extension UIView {
  func pinEdges(to other: UIView, insets: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
      other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
    ])
  }
}

extension UIViewController {
  func embed(_ child: UIViewController, in container: UIView) {
    addChild(child)
    container.addSubview(child.view)
    child.view.pinEdges(to: container)
    child.didMove(toParent: self)
  }

  func unembed() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}

class PageViewController: UIViewController {
  let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  deinit { print("  \(name) deinit") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("  \(name) viewWillAppear(\(animated))")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("  \(name) viewDidAppear(\(animated)) \(view.frame.size)")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("  \(name) viewWillDisappear(\(animated))")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print("  \(name) viewDidDisappear(\(animated))")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    print("  \(name) willMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    print("  \(name) didMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }
}

final class SegmentView: UIView, ViewCodable {
  let control = UISegmentedControl(items: ["One", "Two", "Three"])
  let content = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setupView()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func buildHierarchy() {
    addSubview(control)
    addSubview(content)
  }

  func setupConstraints() {
    control.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      control.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
      control.centerXAnchor.constraint(equalTo: centerXAnchor),
      content.topAnchor.constraint(equalTo: control.topAnchor, constant: 40),
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}

final class SegmentViewController: PageViewController {
  private let contentView = SegmentView()
  private var shown: UIViewController?
  private lazy var pages: [Int: () -> UIViewController] = [
    0: { PageViewController(name: "one") },
    1: { PageViewController(name: "two") },
    2: { PageViewController(name: "three") },
  ]

  override func loadView() { view = contentView }

  override func viewDidLoad() {
    super.viewDidLoad()
    contentView.control.selectedSegmentIndex = 0
    contentView.control.addAction(
      UIAction { [unowned self] _ in self.select(contentView.control.selectedSegmentIndex) },
      for: .valueChanged)
    select(0)
  }

  func tap(_ index: Int) {
    print("tap \(index)")
    contentView.control.selectedSegmentIndex = index
    contentView.control.sendActions(for: .valueChanged)
  }

  private func select(_ index: Int) {
    guard let page = pages[index]?() else { return }
    let old = shown
    shown = page
    guard let old else { return embed(page, in: contentView.content) }
    if index == 2 {
      old.unembed()
      embed(page, in: contentView.content)
    } else {
      swap(old, for: page)
    }
  }

  private func swap(_ old: UIViewController, for new: UIViewController) {
    addChild(new)
    old.willMove(toParent: nil)
    new.view.frame = contentView.content.bounds
    new.view.alpha = 0
    transition(
      from: old, to: new, duration: 0.25, options: [.curveEaseInOut],
      animations: {
        new.view.alpha = 1
        old.view.alpha = 0
      },
      completion: { [weak self] finished in
        old.removeFromParent()
        new.didMove(toParent: self)
        print("  swapped, finished: \(finished), children: \(self?.children.count ?? -1)")
      })
  }
}

var segments: SegmentViewController? = SegmentViewController(name: "container")
print("show")
window.rootViewController = segments
print("shown")

func after(_ seconds: Double, _ body: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: body)
}

after(1) { segments?.tap(1) }
after(2) { segments?.tap(2) }
after(3) {
  print("drop")
  segments = nil
  window.rootViewController = UIViewController()
}
