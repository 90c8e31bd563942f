// swift-format-ignore-file
// source: Apple's documentation of observe(_:options:changeHandler:)
// Key-value observing with key paths: a scroll view's offset and size, a label's text; what the options
// ask for is there, and an observation that nobody keeps, or that was invalidated, hears no more.
// ends: normally
import UIKit

final class Scroll: UIScrollView {}
final class ReaderController: UIViewController {
  let scrollView = Scroll()
  private var observation: NSKeyValueObservation?
  private var observations = [NSKeyValueObservation]()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    view.addSubview(scrollView)
    observation = scrollView.observe(\.contentOffset, options: [.new, .old]) { [weak self] scrollView, change in
      guard self != nil, let new = change.newValue, let old = change.oldValue else { return }
      print("offset", old.y, new.y, scrollView.contentOffset == new, change.kind == .setting, change.isPrior)
    }
    observations.append(scrollView.observe(\.contentSize) { scrollView, change in
      print("size", scrollView.contentSize, change.newValue == nil, change.oldValue == nil)
    })
  }

  func stop() {
    observation?.invalidate()
    observations.removeAll()
  }
}

let reader = ReaderController()
window.rootViewController = reader
reader.loadViewIfNeeded()
reader.scrollView.contentSize = CGSize(width: 390, height: 2000)
reader.scrollView.contentOffset.y = 50
reader.scrollView.setContentOffset(CGPoint(x: 0, y: 80), animated: false)
reader.stop()
reader.scrollView.contentOffset.y = 10
reader.scrollView.contentSize.height = 10

let label = UILabel()
var tokens = [label.observe(\.text, options: [.initial, .new]) { label, change in
  print("text", label.text ?? "nil", change.oldValue == nil)
}]
tokens.append(label.observe(\.isHidden, options: .old) { _, change in print("was hidden", change.oldValue ?? true) })
label.text = "One"
label.isHidden = true
tokens = []
label.text = "Two"
let other = reader.observe(\.title, options: .new) { controller, change in
  print("title", controller.title ?? "", change.newValue != nil)
}
reader.title = "Reader"
other.invalidate()
reader.title = "Gone"
