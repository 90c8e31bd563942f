// evidence: C-001, C-002, C-007, C-014, C-021, C-023, C-061, C-063
// Post 003 rebuilt: a controller created and dropped; one that is only added as a child; one that
// is shown and taken away again. Its navigation stack is a container of our own here.
// Open, so printed the first time only: how often layout comes.
// ends: normally
import UIKit

final class DetailView: UIView {
  var onEvent: ((String) -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onEvent?("view.layoutSubviews")
  }

  override func draw(_ rect: CGRect) {
    onEvent?("view.draw")
  }
}

final class DetailViewController: UIViewController {
  private var events: [String] = []

  private func log(_ event: String) {
    guard !events.contains(event) else { return }
    events.append(event)
    print("  \(event)")
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    log("init")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    log("loadView")
    let detail = DetailView(frame: UIScreen.main.bounds)
    detail.onEvent = { [weak self] in self?.log($0) }
    view = detail
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("viewWillAppear")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    log("viewWillLayoutSubviews")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log("viewDidLayoutSubviews")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log("viewDidDisappear")
  }

  deinit {
    print("  deinit")
  }
}

extension UIViewController {
  func show(child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func hideLastChild() {
    guard let child = children.last else { return }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

func createAndDrop() {
  _ = DetailViewController()
}

func addOnly() {
  let detail = DetailViewController()
  viewController.addChild(detail)
  print("  loaded: \(detail.isViewLoaded)")
  detail.removeFromParent()
}

print("created and dropped")
createAndDrop()
print("only added as a child")
addOnly()
print("shown")
viewController.show(child: DetailViewController())
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  print("hidden")
  viewController.hideLastChild()
}
