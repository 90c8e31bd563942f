// swift-format-ignore-file
// Styles by class, as theming libraries set them; code that extends `UIAppearance` compiles too.
import UIKit
import XCTest

class ThemedLabel: UILabel {}
class ThemedButton: UIButton {}
class Panel: UIView {}

extension UIAppearance where Self: UIView {
  @MainActor static func themed(_ style: (Self) -> Void) { style(appearance()) }
}
@MainActor protocol Theme { var accent: UIColor { get } }
struct Dark: Theme { let accent = UIColor.systemOrange }
@MainActor enum Themes {
  static func apply(_ theme: some Theme, in containers: [any UIAppearanceContainer.Type] = []) {
    ThemedLabel.themed { $0.textColor = theme.accent; $0.font = .boldSystemFont(ofSize: 24) }
    ThemedButton.appearance(whenContainedInInstancesOf: containers + [Panel.self]).tintColor = theme.accent
    UISlider.appearance().minimumTrackTintColor = theme.accent
    UITabBar.appearance().unselectedItemTintColor = theme.accent
  }
}

@MainActor class ProxyTests: XCTestCase {
  func testStylesComeWithTheWindow() {
    Themes.apply(Dark())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
    let label = ThemedLabel(), plain = UILabel(), slider = UISlider(), button = ThemedButton(), free = ThemedButton()
    label.text = "Text"
    let before = label.intrinsicContentSize
    let panel = Panel()
    panel.addSubview(button)
    for view in [label, plain, slider, panel, free] as [UIView] { window.addSubview(view) }
    XCTAssertEqual(label.textColor, .systemOrange)
    XCTAssertEqual(label.font.pointSize, 24)
    XCTAssertGreaterThan(label.intrinsicContentSize.height, before.height)
    XCTAssertEqual(plain.textColor, .label)
    XCTAssertEqual(slider.minimumTrackTintColor, .systemOrange)
    XCTAssertEqual(button.tintColor, .systemOrange)
    XCTAssertNotEqual(free.tintColor, .systemOrange)
    let own = ThemedLabel()
    own.textColor = .red
    window.addSubview(own)
    XCTAssertEqual(own.textColor, .red)
    XCTAssertEqual(own.font.pointSize, 24)
    own.removeFromSuperview()
    ThemedLabel.appearance().font = .systemFont(ofSize: 10)
    XCTAssertEqual(label.font.pointSize, 24)
    window.addSubview(own)
    XCTAssertEqual(own.font.pointSize, 10)
  }
}
