// swift-format-ignore-file
// source: Apple's documentation of UIScrollViewDelegate.scrollViewDidScroll(_:)
// A program as blogs have them.
// ends: normally
import UIKit

final class ParallaxHeader: UIView {
  let image = UIImageView()
  let title = UILabel()
  var heightConstraint: NSLayoutConstraint!
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    for subview in [image, title] { subview.translatesAutoresizingMaskIntoConstraints = false; addSubview(subview) }
    title.text = "Seoul"
    title.font = .preferredFont(forTextStyle: .largeTitle)
    NSLayoutConstraint.activate([
      image.leadingAnchor.constraint(equalTo: leadingAnchor), image.trailingAnchor.constraint(equalTo: trailingAnchor),
      image.topAnchor.constraint(equalTo: topAnchor), image.bottomAnchor.constraint(equalTo: bottomAnchor),
      title.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      title.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
    heightConstraint = heightAnchor.constraint(equalToConstant: 250)
    heightConstraint.isActive = true
  }
  required init?(coder: NSCoder) { fatalError() }
}
final class Travel: UIViewController, UIScrollViewDelegate {
  let scroll = UIScrollView()
  let header = ParallaxHeader()
  let text = UILabel()
  var events: [String] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    text.numberOfLines = 0
    text.text = String(repeating: "A long story about a city. ", count: 120)
    scroll.delegate = self
    scroll.contentInsetAdjustmentBehavior = .never
    for subview in [scroll, header] { subview.translatesAutoresizingMaskIntoConstraints = false; view.addSubview(subview) }
    text.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(text)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor), scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor), scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      header.topAnchor.constraint(equalTo: view.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor), header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      text.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 270),
      text.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 16),
      text.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -16),
      text.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
      text.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
    ])
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    header.heightConstraint.constant = max(90, 250 - scrollView.contentOffset.y)
    header.title.alpha = max(0, 1 - scrollView.contentOffset.y / 160)
    events.append("scroll")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("end") }
}
let travel = Travel()
window.rootViewController = travel
window.layoutIfNeeded()
print(travel.scroll.contentSize.height > 844, travel.header.frame.height)
travel.scroll.setContentOffset(CGPoint(x: 0, y: 80), animated: true)
DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { print(travel.header.heightConstraint.constant < 250, travel.header.heightConstraint.constant > 170) }
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  print(travel.header.frame.height, travel.header.title.alpha, travel.events.last ?? "", travel.events.count > 5)
}
