// evidence: C-046, C-048, C-049, C-050, C-055
// VIPER in one module: view, interactor, presenter, entity, router, with the owners strong and the
// way back weak; what is dismissed dies after the completion.
// ends: normally
import UIKit

// MARK: Contract

protocol LoginView: AnyObject {
  func show(error: String)
  func setBusy(_ isBusy: Bool)
}

protocol LoginPresenting: AnyObject {
  func viewDidLoad()
  func didTapLogin(name: String?, password: String?)
}

protocol LoginInteracting: AnyObject {
  func login(_ credentials: Credentials)
}

protocol LoginInteractorOutput: AnyObject {
  func didLogin(_ user: User)
  func didFail(_ reason: String)
}

protocol LoginRouting: AnyObject {
  func close(with user: User)
}

// MARK: Entity

struct Credentials {
  let name: String
  let password: String

  init?(name: String?, password: String?) {
    guard let name = name?.trimmingCharacters(in: .whitespaces), !name.isEmpty,
      let password, password.count >= 4
    else { return nil }
    self.name = name
    self.password = password
  }
}

struct User: CustomStringConvertible {
  let name: String
  var description: String { "User(\(name))" }
}

// MARK: Interactor

final class LoginInteractor: LoginInteracting {
  weak var output: LoginInteractorOutput?
  private var known = ["ada": "1815", "grace": "1906"]

  deinit { print("  interactor deinit") }

  func login(_ credentials: Credentials) {
    DispatchQueue.global().async {
      DispatchQueue.main.async { [weak self] in self?.check(credentials) }
    }
  }

  private func check(_ credentials: Credentials) {
    switch known[credentials.name.lowercased()] {
    case credentials.password?: output?.didLogin(User(name: credentials.name))
    case .some: output?.didFail("wrong password")
    case nil: output?.didFail("nobody is called \(credentials.name)")
    }
  }
}

// MARK: Presenter

final class LoginPresenter: LoginPresenting, LoginInteractorOutput {
  private weak var view: LoginView?
  private let interactor: LoginInteracting
  private let router: LoginRouting

  init(view: LoginView, interactor: LoginInteracting, router: LoginRouting) {
    self.view = view
    self.interactor = interactor
    self.router = router
  }

  deinit { print("  presenter deinit") }

  func viewDidLoad() {
    print("  presenter: the view is there")
    view?.setBusy(false)
  }

  func didTapLogin(name: String?, password: String?) {
    guard let credentials = Credentials(name: name, password: password) else {
      view?.show(error: "a name, and four characters at least")
      return
    }
    view?.setBusy(true)
    interactor.login(credentials)
  }

  func didLogin(_ user: User) {
    view?.setBusy(false)
    router.close(with: user)
  }

  func didFail(_ reason: String) {
    view?.setBusy(false)
    view?.show(error: reason)
  }
}

// MARK: View

final class LoginViewController: UIViewController, LoginView {
  var presenter: LoginPresenting?
  let nameField = UITextField()
  let passwordField = UITextField()
  let loginButton = UIButton(type: .system)
  let errorLabel = UILabel()

  deinit { print("  view deinit") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView(arrangedSubviews: [nameField, passwordField, loginButton, errorLabel])
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
      view.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 32),
      stack.heightAnchor.constraint(equalToConstant: 240),
    ])
    passwordField.isSecureTextEntry = true
    loginButton.addAction(
      UIAction { [weak self] _ in self?.didTapLogin() }, for: .touchUpInside)
    presenter?.viewDidLoad()
  }

  private func didTapLogin() {
    presenter?.didTapLogin(name: nameField.text, password: passwordField.text)
  }

  func show(error: String) {
    errorLabel.text = error
    print("  view: \(error)")
  }

  func setBusy(_ isBusy: Bool) {
    loginButton.isEnabled = !isBusy
    print("  view: busy \(isBusy)")
  }

  func type(_ name: String, _ password: String) {
    nameField.text = name
    passwordField.text = password
    loginButton.sendActions(for: .touchUpInside)
  }
}

// MARK: Router

final class LoginRouter: LoginRouting {
  private weak var viewController: UIViewController?
  private let completion: (User) -> Void

  private init(_ completion: @escaping (User) -> Void) { self.completion = completion }
  deinit { print("  router deinit") }

  static func assemble(completion: @escaping (User) -> Void) -> LoginViewController {
    let view = LoginViewController()
    let interactor = LoginInteractor()
    let router = LoginRouter(completion)
    let presenter = LoginPresenter(view: view, interactor: interactor, router: router)
    view.presenter = presenter
    interactor.output = presenter
    router.viewController = view
    return view
  }

  func close(with user: User) {
    viewController?.dismiss(animated: true) { [completion] in completion(user) }
  }
}

// MARK: Play

weak var login: LoginViewController?
print("present")
do {
  let module = LoginRouter.assemble { print("done: \($0)") }
  module.modalPresentationStyle = .fullScreen
  login = module
  viewController.present(module, animated: true) { print("presented") }
  print("loaded: \(module.isViewLoaded)")
}

func after(_ seconds: Double, _ body: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: body)
}

after(1) { login?.type("", "x") }
after(1.5) { login?.type("Bob", "secret") }
after(2) { login?.type("Grace", "1815") }
after(2.5) { login?.type("Ada", "1815") }
after(4) { print("the view is \(login == nil ? "gone" : "alive")") }
