// evidence: C-031, C-032, C-035, C-037, C-038, C-043
// MVVM with closures under coordinators: the parent keeps its child coordinators, the navigation
// delegate tells when a screen was popped, and everybody dies when nobody needs them.
// ends: normally
import UIKit

// MARK: Model

struct Article: Equatable, Identifiable {
  let id: Int
  var title: String
  var isRead = false
}

protocol ArticleStoring: AnyObject {
  func load(completion: @escaping (Result<[Article], StoreError>) -> Void)
}

enum StoreError: Error {
  case offline
  case missing(id: Int)

  var message: String {
    switch self {
    case .offline: return "you are offline"
    case .missing(let id): return "no article \(id)"
    }
  }
}

final class ArticleStore: ArticleStoring {
  private var attempts = 0

  func load(completion: @escaping (Result<[Article], StoreError>) -> Void) {
    attempts += 1
    let attempt = attempts
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
      if attempt == 1 { return completion(.failure(.offline)) }
      completion(.success((1...3).map { Article(id: $0, title: "Article \($0)") }))
    }
  }
}

// MARK: View models

final class ListViewModel {
  enum State {
    case idle
    case loading
    case loaded([Article])
    case failed(StoreError)
  }

  private(set) var state: State = .idle {
    didSet { onChange?(state) }
  }
  var onChange: ((State) -> Void)?
  var onSelect: ((Article) -> Void)?
  private let store: ArticleStoring

  init(store: ArticleStoring) { self.store = store }
  deinit { print("  ListViewModel deinit") }

  func load() {
    if case .loading = state { return }
    state = .loading
    store.load { [weak self] result in
      switch result {
      case .success(let articles): self?.state = .loaded(articles)
      case .failure(let error): self?.state = .failed(error)
      }
    }
  }

  func select(at index: Int) {
    guard case .loaded(let articles) = state, articles.indices.contains(index) else { return }
    onSelect?(articles[index])
  }
}

final class DetailViewModel {
  private var article: Article
  var onTitle: ((String) -> Void)? { didSet { onTitle?(title) } }

  init(_ article: Article) { self.article = article }
  deinit { print("  DetailViewModel deinit") }

  var title: String { article.isRead ? "✓ \(article.title)" : article.title }

  func markAsRead() {
    article.isRead = true
    onTitle?(title)
  }
}

// MARK: Screens

final class ListViewController: UIViewController {
  private let viewModel: ListViewModel
  private let stack = UIStackView()
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(viewModel: ListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  deinit { print("  ListViewController deinit") }

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.spacing = 8
    for view in [stack, spinner] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    viewModel.onChange = { [weak self] in self?.render($0) }
    viewModel.load()
  }

  private func render(_ state: ListViewModel.State) {
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    switch state {
    case .idle: break
    case .loading:
      spinner.startAnimating()
      print("  list: loading, spinning: \(spinner.isAnimating)")
    case .loaded(let articles):
      spinner.stopAnimating()
      for (index, article) in articles.enumerated() {
        let button = UIButton(type: .system)
        button.setTitle(article.title, for: .normal)
        button.tag = index
        button.addAction(
          UIAction { [weak self] action in
            guard let button = action.sender as? UIButton else { return }
            self?.viewModel.select(at: button.tag)
          }, for: .touchUpInside)
        stack.addArrangedSubview(button)
      }
      view.layoutIfNeeded()
      let last = stack.arrangedSubviews.last?.frame ?? .zero
      print("  list: \(articles.count) rows, the last below the first: \(last.minY > 0)")
    case .failed(let error):
      spinner.stopAnimating()
      print("  list: \(error.message)")
      viewModel.load()
    }
  }

  func tapRow(_ index: Int) {
    guard let button = stack.arrangedSubviews[index] as? UIButton else { return }
    button.sendActions(for: .touchUpInside)
  }
}

final class DetailViewController: UIViewController {
  private let viewModel: DetailViewModel

  init(viewModel: DetailViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  deinit { print("  DetailViewController deinit") }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.onTitle = { [weak self] in
      self?.title = $0
      print("  detail: \($0)")
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    viewModel.markAsRead()
  }
}

// MARK: Coordinators

protocol Coordinator: AnyObject {
  var children: [Coordinator] { get set }
  var navigation: UINavigationController { get }
  func start()
}

extension Coordinator {
  func add(_ child: Coordinator) { children.append(child) }
  func remove(_ child: Coordinator?) { children.removeAll { $0 === child } }
}

final class AppCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {
  var children: [Coordinator] = []
  let navigation: UINavigationController
  private let store: ArticleStoring

  init(navigation: UINavigationController, store: ArticleStoring) {
    self.navigation = navigation
    self.store = store
    super.init()
  }

  deinit { print("  AppCoordinator deinit") }

  func start() {
    navigation.delegate = self
    let viewModel = ListViewModel(store: store)
    viewModel.onSelect = { [weak self] in self?.show($0) }
    navigation.setViewControllers([ListViewController(viewModel: viewModel)], animated: false)
  }

  private func show(_ article: Article) {
    let child = DetailCoordinator(navigation: navigation, article: article)
    child.parent = self
    add(child)
    child.start()
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    print("  didShow \(type(of: viewController)), \(children.count) child coordinators")
    for case let child as DetailCoordinator in children where !child.isShown { remove(child) }
  }
}

final class DetailCoordinator: Coordinator {
  var children: [Coordinator] = []
  let navigation: UINavigationController
  weak var parent: AppCoordinator?
  private weak var screen: UIViewController?
  private let article: Article

  init(navigation: UINavigationController, article: Article) {
    self.navigation = navigation
    self.article = article
  }

  deinit { print("  DetailCoordinator deinit") }

  var isShown: Bool {
    guard let screen else { return false }
    return navigation.viewControllers.contains(screen)
  }

  func start() {
    let detail = DetailViewController(viewModel: DetailViewModel(article))
    screen = detail
    navigation.pushViewController(detail, animated: true)
  }
}

var navigation: UINavigationController? = UINavigationController()
var coordinator: AppCoordinator? = navigation.map {
  AppCoordinator(navigation: $0, store: ArticleStore())
}
print("start")
coordinator?.start()
window.rootViewController = navigation

func after(_ seconds: Double, _ what: String, _ body: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
    print(what)
    body()
  }
}

after(1, "tap the second row") {
  (navigation?.topViewController as? ListViewController)?.tapRow(1)
}
after(2, "back") { navigation?.popViewController(animated: true) }
after(3, "drop everything") {
  window.rootViewController = nil
  navigation = nil
  coordinator = nil
}
