// swift-format-ignore-file
// source: Apple's documentation of UIBezierPath, UIPress and UIContentUnavailableConfiguration
// Strokes as outlines, events on their way to views, and what stands where there is nothing.
// ends: normally
import UIKit

let line = CGMutablePath()
line.move(to: CGPoint(x: 0, y: 0))
line.addLine(to: CGPoint(x: 100, y: 0))
let stroke = line.copy(strokingWithWidth: 10, lineCap: .square, lineJoin: .miter, miterLimit: 10)
print(stroke.boundingBox, stroke.contains(CGPoint(x: 50, y: 4)), stroke.contains(CGPoint(x: 50, y: 6)))
let corner = CGMutablePath()
corner.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50)])
let sharp = corner.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
print(sharp.boundingBox, sharp.contains(CGPoint(x: 51.9, y: -1.9)))
let cut = corner.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .bevel, miterLimit: 10)
print(cut.contains(CGPoint(x: 51.9, y: -1.9)))
let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100)).cgPath
let band = ring.copy(strokingWithWidth: 20, lineCap: .butt, lineJoin: .round, miterLimit: 10)
print(band.contains(CGPoint(x: 50, y: 50)), band.contains(CGPoint(x: 95, y: 50)))

class Empty: UIViewController {
  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    print("update")
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No Mail"
    configuration.secondaryText = "It comes here"
    contentUnavailableConfiguration = configuration
  }
}
let empty = Empty()
window.rootViewController = empty
empty.setNeedsUpdateContentUnavailableConfiguration()
window.layoutIfNeeded()
func labels(_ view: UIView) -> [String] {
  (view as? UILabel)?.text.map { [$0] } ?? view.subviews.flatMap { labels($0) }
}
print(labels(empty.view))
empty.contentUnavailableConfiguration = nil
print(labels(empty.view), UIContentUnavailableConfiguration.search().image != nil)

class Keys: UIResponder {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    print("presses", presses.count)
  }
}
Keys().pressesBegan([], with: nil)
let dots = UIPageControl()
print(dots.size(forNumberOfPages: 3).width > dots.size(forNumberOfPages: 2).width)

class Board: UIInputViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("board", inputView === view)
  }
}
Board().loadViewIfNeeded()
