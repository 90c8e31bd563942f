// evidence: C-011
// An empty loadView and a viewDidLoad that uses the view call each other until the stack overflows.
// Open, so printed a few times only: how many levels.
// ends: fault hang
import UIKit

var level = 0

final class Endless: UIViewController {
  override func loadView() {
    level += 1
    if level <= 2 { print("loadView \(level)") }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if level <= 2 { print("viewDidLoad \(level)") }
    view.alpha = 0.5
  }
}

let endless = Endless()
endless.loadViewIfNeeded()
print("never printed")
