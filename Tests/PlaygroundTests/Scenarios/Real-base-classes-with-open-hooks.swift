// evidence: C-079, C-080, C-009
// Base classes whose inits, loadView and layout callbacks call open hooks that subclasses fill in.
// Open, so styles are counted as "at least once": how often layout comes.
// ends: normally
import UIKit

protocol LifeCycle {
  func setupViews()
  func setupLayouts()
  func setupActions()
  func setupStyles()
}

open class BaseView: UIView, LifeCycle {
  public init() {
    super.init(frame: .zero)
    setUp()
  }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  @available(*, unavailable, renamed: "BaseView(frame:)")
  required public init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setUp() {
    setupViews()
    setupLayouts()
    setupActions()
  }

  open func setupViews() {}
  open func setupLayouts() {}
  open func setupActions() {}
  open func setupStyles() {}

  override open func layoutSubviews() {
    super.layoutSubviews()
    setupStyles()
  }
}

open class BaseController: UIViewController {
  override open func loadView() {
    super.loadView()
    setupViews()
    setupLayouts()
  }

  override open func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    setupStyles()
  }

  open func setupViews() {}
  open func setupLayouts() {}
  open func setupStyles() {}
}

final class TitleView: BaseView {
  var onTap: (() -> Void)?
  private var isStyled = false

  override func setupViews() { print("TitleView.setupViews") }

  override func setupLayouts() {
    print("TitleView.setupLayouts")
    heightAnchor.constraint(equalToConstant: 44).isActive = true
  }

  override func setupStyles() {
    guard !isStyled else { return }
    isStyled = true
    print("TitleView.setupStyles, \(bounds.height) high")
    onTap?()
  }
}

final class ChannelController: BaseController {
  private lazy var titleView = TitleView()
  private var taps = 0
  private var isStyled = false

  override func setupViews() {
    print("ChannelController.setupViews")
    view.addSubview(titleView)
    titleView.onTap = { [weak self] in
      guard let self else { return }
      self.taps += 1
      print("taps: \(self.taps)")
    }
  }

  override func setupLayouts() {
    print("ChannelController.setupLayouts")
    titleView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      titleView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      titleView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      titleView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  override func setupStyles() {
    guard !isStyled else { return }
    isStyled = true
    print("ChannelController.setupStyles, \(titleView.frame)")
  }
}

window.rootViewController = ChannelController()
print("shown")
