// evidence: C-025, C-018
// The window and the safe area are there from viewIsAppearing on, the frames of subviews from
// viewDidLayoutSubviews on.
// ends: normally
import UIKit

final class ValuesController: UIViewController {
  private let box = UIView()
  private var printed: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 44),
    ])
    report("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    report("viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    report("viewIsAppearing")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    report("viewDidLayoutSubviews")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    report("viewDidAppear")
  }

  private func report(_ place: String) {
    guard !printed.contains(place) else { return }
    printed.append(place)
    let windowText = view.window == nil ? "no window" : "window"
    print("\(place): \(windowText), top \(view.safeAreaInsets.top), box \(box.frame)")
  }
}

window.rootViewController = ValuesController()
