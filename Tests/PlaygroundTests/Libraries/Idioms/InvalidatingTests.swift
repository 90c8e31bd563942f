// swift-format-ignore-file
// Views whose properties say what depends on them.
import UIKit
import XCTest

final class MeterView: UIView {
  @Invalidating(.intrinsicContentSize, .display) var level: CGFloat = 10
  @Invalidating(.layout) var spacing: CGFloat = 2
  @Invalidating(.constraints) var isWide = false
  var layouts = 0
  var updates = 0

  override var intrinsicContentSize: CGSize { CGSize(width: level, height: 4) }
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
  override func updateConstraints() {
    updates += 1
    super.updateConstraints()
  }
}

@MainActor
final class InvalidatingTests: XCTestCase {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let meter = MeterView()

  private func stage() {
    meter.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(meter)
    NSLayoutConstraint.activate([
      meter.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      meter.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    window.layoutIfNeeded()
  }

  func testTheSizeFollows() {
    stage()
    XCTAssertEqual(meter.frame.size, CGSize(width: 10, height: 4))
    meter.level = 40
    window.layoutIfNeeded()
    XCTAssertEqual(meter.frame.size, CGSize(width: 40, height: 4))
  }

  func testEqualValuesAskForNothing() {
    stage()
    let (layouts, updates) = (meter.layouts, meter.updates)
    meter.spacing = 2
    meter.isWide = false
    window.layoutIfNeeded()
    XCTAssertEqual(meter.layouts, layouts)
    XCTAssertEqual(meter.updates, updates)
    meter.spacing = 3
    window.layoutIfNeeded()
    XCTAssertEqual(meter.layouts, layouts + 1)
    meter.isWide = true
    XCTAssertTrue(meter.needsUpdateConstraints())
    window.layoutIfNeeded()
    XCTAssertEqual(meter.updates, updates + 1)
    XCTAssertEqual(meter.spacing, 3)
  }
}
