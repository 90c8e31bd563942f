// swift-format-ignore-file
// source: Apple's documentation of UIContentUnavailableConfiguration
// A program as blogs have them.
// ends: normally
import UIKit

final class ProductsViewController: UIViewController {
  enum State { case loading, empty, failed(String), loaded([String]) }
  private let stack = UIStackView()
  var state = State.loading { didSet { setNeedsUpdateContentUnavailableConfiguration() } }
  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    setNeedsUpdateContentUnavailableConfiguration()
  }
  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    switch self.state {
    case .loading:
      var loading = UIContentUnavailableConfiguration.loading()
      loading.text = "Loading"
      contentUnavailableConfiguration = loading
    case .empty:
      contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    case .failed(let message):
      var failure = UIContentUnavailableConfiguration.empty()
      failure.image = UIImage(systemName: "wifi.slash")
      failure.text = "Offline"
      failure.secondaryText = message
      failure.button = .filled()
      failure.button.title = "Retry"
      failure.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.retry() }
      contentUnavailableConfiguration = failure
    case .loaded(let names):
      contentUnavailableConfiguration = nil
      for name in names {
        let label = UILabel()
        label.text = name
        stack.addArrangedSubview(label)
      }
    }
    print("updated", contentUnavailableConfiguration != nil, stack.arrangedSubviews.count)
  }
  func retry() { print("retry"); state = .loaded(["Tea", "Coffee"]) }
}
func buttons(in view: UIView) -> [UIButton] {
  (view as? UIButton).map { [$0] } ?? view.subviews.flatMap(buttons(in:))
}
let products = ProductsViewController()
window.rootViewController = products
window.layoutIfNeeded()
products.state = .failed("Try again later")
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  let retry = buttons(in: products.view).first
  print(retry?.configuration?.title ?? "no button")
  retry?.sendActions(for: .touchUpInside)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print(buttons(in: products.view).count) }
