// What libraries for layout ask controls, bars and texts for.
// ends: normally
import UIKit

// Texts measure in fractions of pixels; a label takes whole ones.
let font = UIFont.systemFont(ofSize: 10)
let text = "Hello".size(withAttributes: [.font: font])
print(text.height == font.lineHeight, text.width < 23.66)
let label = UILabel()
label.font = font
label.text = "Hello"
print(label.intrinsicContentSize.width >= text.width, label.intrinsicContentSize.height)

// A bar by itself is as high as a controller's.
print(UINavigationBar().intrinsicContentSize, UIToolbar().intrinsicContentSize)
print(UITabBar().intrinsicContentSize, UITabBar().sizeThatFits(CGSize(width: 320, height: 0)))
let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
let bar = UINavigationBar()
bar.translatesAutoresizingMaskIntoConstraints = false
root.addSubview(bar)
NSLayoutConstraint.activate([
  bar.topAnchor.constraint(equalTo: root.topAnchor),
  bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
  bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
])
root.layoutIfNeeded()
print(bar.frame)

// Insets of one's own take the place of a button's.
let button = UIButton()
button.setTitle("x", for: UIControl.State())
print(button.intrinsicContentSize)
let title = button.titleLabel?.intrinsicContentSize ?? .zero
button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
let size = button.intrinsicContentSize
print((size.width - title.width).rounded(), (size.height - title.height).rounded())

// A control that sizes itself begins at zero.
print(UISegmentedControl(items: ["One", "Two"]).frame.origin)

// Code that must not say `shared`.
print(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
