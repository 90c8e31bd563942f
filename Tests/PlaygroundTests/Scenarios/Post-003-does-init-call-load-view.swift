// evidence: C-001, C-002, C-007, C-014, C-031, C-032, C-037, C-038, C-040
// Post 003 rebuilt: a controller created and dropped; one that is only added as a child; one that
// is pushed and popped. The push line itself loads nothing.
// Open, so printed the first time only: how often layout comes; and whether the leaving view is
// laid out or drawn again.
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

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log("viewIsAppearing")
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

let navigation = UINavigationController(rootViewController: UIViewController())
window.rootViewController = navigation
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  print("pushed")
  navigation.pushViewController(DetailViewController(), animated: true)
  print("push returned, loaded: \(navigation.topViewController?.isViewLoaded ?? true)")
}
DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
  print("popped")
  navigation.popViewController(animated: true)
}
