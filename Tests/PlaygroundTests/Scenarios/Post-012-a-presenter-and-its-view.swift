// swift-format-ignore-file
// evidence: V-098
// MVP: the presenter's own view is what its closures capture, not the host's.
// ends: normally
import UIKit
protocol GreetingView: AnyObject { func setGreeting(_ greeting: String); func showLoading(_ show: Bool) }
protocol GreetingViewPresenter { init(view: GreetingView, person: Person); func showGreeting() }
struct Person { let firstName, lastName: String }
final class GreetingPresenter: GreetingViewPresenter {
    unowned let view: GreetingView
    let person: Person
    required init(view: GreetingView, person: Person) { self.view = view; self.person = person }
    func showGreeting() {
        view.showLoading(true)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak view, person] in
            let greeting = "Hello" + " " + person.firstName + " " + person.lastName
            DispatchQueue.main.async {
                view?.showLoading(false)
                view?.setGreeting(greeting)
            }
        }
    }
}
class GreetingViewController: UIViewController, GreetingView {
    var presenter: GreetingViewPresenter!
    let showGreetingButton = UIButton()
    let greetingLabel = UILabel()
    private lazy var spinner = UIActivityIndicatorView(style: .large)
    override func viewDidLoad() {
        super.viewDidLoad()
        showGreetingButton.addTarget(self, action: #selector(GreetingViewController.didTapButton(button:)), for: .touchUpInside)
        view.addSubview(showGreetingButton)
        view.addSubview(greetingLabel)
        spinner.hidesWhenStopped = true
        view.addSubview(spinner)
        spinner.center = view.center
    }
    @objc func didTapButton(button: UIButton) { presenter.showGreeting() }
    func setGreeting(_ greeting: String) { greetingLabel.text = greeting; print(greetingLabel.text!) }
    func showLoading(_ show: Bool) {
        show ? spinner.startAnimating() : spinner.stopAnimating()
        print("loading", spinner.isAnimating, spinner.isHidden)
    }
}
let model = Person(firstName: "David", lastName: "Blaine")
let vc = GreetingViewController()
let presenter = GreetingPresenter(view: vc, person: model)
vc.presenter = presenter
window.rootViewController = vc
vc.loadViewIfNeeded()
vc.showGreetingButton.sendActions(for: .touchUpInside)
