// evidence: V-029, V-013, V-028
// A view added in viewDidLoad prints everything from init to draw; a second later its frame changes
// and layoutSubviews comes by itself, without drawing.
// ends: normally
import UIKit

class TrackingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    print(#function)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    print(#function)
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    print(#function)
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    print(#function)
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    print(#function)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    print(#function)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    print(#function, bounds.size)
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    print(#function)
  }
}

class ViewController: UIViewController {
  var trackingView: TrackingView?

  override func viewDidLoad() {
    super.viewDidLoad()
    let trackingView = TrackingView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    trackingView.backgroundColor = .systemRed
    view.addSubview(trackingView)
    self.trackingView = trackingView

    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) { [weak self] in
      print("one second later")
      self?.trackingView?.frame = CGRect(x: 50, y: 100, width: 200, height: 200)
    }
  }
}

window.rootViewController = ViewController()
