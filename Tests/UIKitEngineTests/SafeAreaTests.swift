import Foundation
import Testing

@testable import UIKitEngine

/// What of a view the bars cover, where it reaches past its superview.
@Suite struct SafeAreaTests {
  /// A page on the screen, whose safe area is 47 above and 34 below, with a subview in `frame`.
  private func insets(of frame: CGRect, in holder: CGRect? = nil) -> UIEdgeInsets {
    let app = App(.ios17)
    let page = UIViewController()
    let window = app.engine.window ?? UIWindow()
    window.rootViewController = page
    app.engine.run()
    var parent: UIView = page.view
    if let holder {
      let box = UIView(frame: holder)
      parent.addSubview(box)
      parent = box
    }
    let row = UIView(frame: frame)
    parent.addSubview(row)
    app.engine.run()
    return row.safeAreaInsets
  }

  @Test func `a row inside the safe area is not covered`() {
    #expect(insets(of: CGRect(x: 0, y: 100, width: 390, height: 44)) == .zero)
  }

  @Test func `of a row at the edge the covered part counts`() {
    #expect(insets(of: CGRect(x: 0, y: 800, width: 390, height: 44)).bottom == 34)
    #expect(insets(of: CGRect(x: 0, y: 780, width: 390, height: 44)).bottom == 14)
    #expect(insets(of: CGRect(x: 0, y: 30, width: 390, height: 44)).top == 17)
  }

  /// As Apple's documentation has it of a view that is not visible; in no evidence of ours.
  @Test(arguments: [844, 1_000, 20_000])
  func `a row past the end of the screen has no safe area`(y: CGFloat) {
    #expect(insets(of: CGRect(x: 0, y: y, width: 390, height: 44)) == .zero)
    #expect(insets(of: CGRect(x: 0, y: -y, width: 390, height: 44)) == .zero)
  }

  /// What of it hangs out counts as covered, which is unspecified, and never as more than the row.
  @Test func `a row half out of the screen is covered from the bar on`() {
    #expect(insets(of: CGRect(x: 0, y: 790, width: 390, height: 80)).bottom == 60)
    #expect(insets(of: CGRect(x: 0, y: 830, width: 390, height: 44)).bottom == 44)
  }

  @Test func `a row that hangs out of a superview inside the safe area is not covered`() {
    let holder = CGRect(x: 0, y: 100, width: 390, height: 100)

    #expect(insets(of: CGRect(x: 0, y: 80, width: 390, height: 44), in: holder) == .zero)
    #expect(insets(of: CGRect(x: 380, y: 0, width: 44, height: 44), in: holder) == .zero)
  }
}
