// evidence: C-020, C-023, C-026, C-027
// The callbacks of a first appearance. viewIsAppearing comes directly before the first
// viewWillLayoutSubviews; the safe area arrives between viewWillAppear and layout.
// Open, so printed the first time only: how often the layout pair comes. Where
// viewSafeAreaInsetsDidChange stands to viewIsAppearing is open too, so it prints nothing itself.
// ends: normally
import UIKit

final class Appearing: UIViewController {
  private var lines: [String] = []
  private var heardOfSafeArea = false

  private func note(_ line: String = #function) {
    guard !lines.contains(line) else { return }
    lines.append(line)
    print(line)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note()
    print("safe area known: \(heardOfSafeArea)")
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    heardOfSafeArea = true
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if !lines.contains(#function) { print("safe area known: \(heardOfSafeArea)") }
    note()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note()
  }
}

window.rootViewController = Appearing()
