// evidence: V-019, C-078
// In viewDidLayoutSubviews the direct subviews are placed; a grandchild that its parent places in
// layoutSubviews still has its old frame.
// Open, so printed only the first time: how often the pair of callbacks comes.
// ends: normally
import UIKit

final class Panel: UIView {
  let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    badge.frame = bounds.insetBy(dx: 10, dy: 10)
  }
}

final class PanelController: UIViewController {
  let panel = Panel()
  private var isFirst = true

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    panel.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard isFirst else { return }
    isFirst = false
    print("did layout: panel", panel.frame.width, "badge", panel.badge.frame.width)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("did appear: panel", panel.frame.width, "badge", panel.badge.frame.width)
  }
}

window.rootViewController = PanelController()
