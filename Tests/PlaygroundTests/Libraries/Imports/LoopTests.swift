// swift-format-ignore-file
import UIKit
import XCTest

/// What the app does in the passes of the real run loop, whatever else these serve and however slow
/// the machine is.
@MainActor
final class LoopTests: XCTestCase {
  final class Counted: UIView {
    var layouts = 0
    override func layoutSubviews() { super.layoutSubviews(); layouts += 1 }
  }

  func shown() -> (UIWindow, Counted) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Counted(frame: window.bounds)
    window.addSubview(view)
    window.isHidden = false
    RunLoop.main.run(until: Date())
    return (window, view)
  }

  func testAPassThatServesATimerCommits() {
    let (window, view) = shown()
    let before = view.layouts
    var isFired = false
    RunLoop.main.add(Timer(timeInterval: 0, repeats: false) { _ in MainActor.assumeIsolated { isFired = true } }, forMode: .default)
    view.setNeedsLayout()
    RunLoop.main.run(until: Date())
    XCTAssertTrue(isFired)
    XCTAssertEqual(view.layouts, before + 1)
    _ = window
  }

  func testABlockComesBeforeTheCommit() {
    let (window, view) = shown()
    let before = view.layouts
    var seen: Int?
    view.setNeedsLayout()
    DispatchQueue.main.async { seen = view.layouts }
    RunLoop.main.run(until: Date())
    XCTAssertEqual(seen, before)
    XCTAssertEqual(view.layouts, before + 1)
    _ = window
  }

  func testAPassThatServesATimerCatchesUp() {
    let (window, view) = shown()
    var isDone = false
    UIView.animate(withDuration: 0.004) { view.alpha = 0 } completion: { _ in isDone = true }
    Thread.sleep(forTimeInterval: 0.005)
    RunLoop.main.add(Timer(timeInterval: 0, repeats: false) { _ in }, forMode: .default)
    RunLoop.main.run(until: Date())
    XCTAssertTrue(isDone)
    _ = window
  }

  func testWhatBeginsLateEndsAsMuchLater() throws {
    let (window, view) = shown()
    Thread.sleep(forTimeInterval: 0.1)
    let start = ProcessInfo.processInfo.systemUptime
    UIView.animate(withDuration: 10, delay: 0, options: .curveLinear) { view.center.x += 1000 }
    RunLoop.main.run(until: Date())
    let travelled = try XCTUnwrap(view.layer.presentation()).position.x - 50
    let passed = ProcessInfo.processInfo.systemUptime - start
    XCTAssertLessThanOrEqual(travelled, 100 * (passed + 0.002))
    _ = window
  }

  func testALoopInsideATurnTurnsToo() {
    let (window, view) = shown()
    var isDone: Bool?
    let before = view.layouts
    DispatchQueue.main.async {
      var isOver = false
      view.setNeedsLayout()
      UIView.animate(withDuration: 0.001) { view.alpha = 0 } completion: { _ in isOver = true }
      Thread.sleep(forTimeInterval: 0.002)
      RunLoop.main.run(until: Date())
      isDone = isOver
    }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.001))
    XCTAssertEqual(isDone, true)
    XCTAssertEqual(view.layouts, before + 1)
    _ = window
  }
}
