// evidence: C-020, C-079, C-080, V-019, C-032, C-038
// A base-class template: the base calls setupUI, setupLayout, setupStyle and bind once, and the
// hooks of base and subclass interleave. Styles that need a size belong where the size is known.
// ends: normally
import UIKit

protocol TemplateSteps: AnyObject {
  func setupUI()
  func setupLayout()
  func setupStyle()
  func bind()
}

class BaseView: UIView, TemplateSteps {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setupUI()
    setupLayout()
    setupStyle()
    bind()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func setupUI() { print("  BaseView.setupUI") }
  func setupLayout() { print("  BaseView.setupLayout") }
  func setupStyle() { print("  BaseView.setupStyle") }
  func bind() { print("  BaseView.bind") }
}

class BaseViewController<RootView: BaseView>: UIViewController, TemplateSteps {
  let rootView: RootView
  private(set) var isFirstLayout = true

  init(rootView: RootView) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    print("\(type(of: self)) deinit")
  }

  override func loadView() {
    view = rootView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setupUI()
    setupLayout()
    setupStyle()
    bind()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard isFirstLayout else { return }
    isFirstLayout = false
    didLayoutFirst()
  }

  func setupUI() {}
  func setupLayout() {}
  func setupStyle() {}
  func bind() {}
  func didLayoutFirst() {}
}

final class ProfileView: BaseView {
  let avatar = UIImageView()
  let nameLabel: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }()
  let followButton = UIButton(type: .system)
  private lazy var stack: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [avatar, nameLabel, followButton])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    return stack
  }()

  override func setupUI() {
    super.setupUI()
    addSubview(stack)
    print("  ProfileView.setupUI, stack has \(stack.arrangedSubviews.count)")
  }

  override func setupLayout() {
    super.setupLayout()
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      avatar.widthAnchor.constraint(equalToConstant: 96),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      followButton.heightAnchor.constraint(equalToConstant: 44),
      followButton.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.5),
    ])
  }

  override func setupStyle() {
    super.setupStyle()
    backgroundColor = .white
    // Too early: nothing has a size yet.
    avatar.layer.cornerRadius = avatar.bounds.width / 2
    print("  corner radius at setupStyle: \(avatar.layer.cornerRadius)")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    print("  layoutSubviews: stack \(stack.frame)")
  }

  func roundAvatar() {
    stack.layoutIfNeeded()
    avatar.layer.cornerRadius = avatar.bounds.width / 2
    print("  corner radius after layout: \(avatar.layer.cornerRadius)")
  }
}

final class ProfileViewController: BaseViewController<ProfileView> {
  private var isFollowing = false {
    didSet { rootView.followButton.setTitle(isFollowing ? "Following" : "Follow", for: .normal) }
  }

  override func setupUI() {
    rootView.nameLabel.text = "Ada"
    isFollowing = false
    print("  controller.setupUI, view is \(type(of: view!))")
  }

  override func setupStyle() {
    title = "Profile"
    navigationItem.title = "Ada's profile"
  }

  override func bind() {
    rootView.followButton.addAction(
      UIAction { [weak self] _ in self?.isFollowing.toggle() }, for: .touchUpInside)
  }

  override func didLayoutFirst() {
    rootView.roundAvatar()
    let button = rootView.followButton
    print("  first layout: avatar \(rootView.avatar.bounds.size), button \(button.bounds.width)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    rootView.followButton.sendActions(for: .touchUpInside)
    print("  after a tap: \(rootView.followButton.title(for: .normal) ?? "none")")
  }
}

final class RootViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

let navigation = UINavigationController(rootViewController: RootViewController())
window.rootViewController = navigation

func showProfile() {
  print("making")
  let profile = ProfileViewController(rootView: ProfileView())
  print("pushing, loaded: \(profile.isViewLoaded)")
  navigation.pushViewController(profile, animated: true)
  print("pushed, loaded: \(profile.isViewLoaded)")
}

DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { showProfile() }
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  print("popping")
  navigation.popViewController(animated: true)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print("done") }
