// swift-format-ignore-file
import XCTest
import UIKit

@MainActor
final class ImportsTests: XCTestCase {
  func testTimersOfBothKindsFire() {
    let late = expectation(description: "late")
    let debouncer = Debouncer(interval: 0.02)
    debouncer.call { XCTFail("was put off") }
    debouncer.call { late.fulfill() }
    let view = UIView()
    let settled = expectation(description: "settled")
    let timer = view.settle(after: 0.01) { settled.fulfill() }
    XCTAssertTrue(timer.isValid)
    waitForExpectations(timeout: 5)
    XCTAssertFalse(timer.isValid)
  }

  func testAnInvalidTimerIsSilent() {
    let timer = UIView().settle(after: 0.01) { XCTFail("fired") }
    timer.invalidate()
    XCTAssertFalse(timer.isValid)
    let real = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in XCTFail("fired") }
    real.invalidate()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
  }

  func testPostsReachEveryListener() {
    let watcher = Watcher()
    let counter = Counter()
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.announce()
    NotificationCenter.default.post(name: .layoutDidChange, object: view)
    XCTAssertEqual(watcher.frames, [view.frame, view.frame])
    XCTAssertEqual(counter.count, 2)
    watcher.stop()
    view.announce()
    XCTAssertEqual(watcher.frames.count, 2)
    XCTAssertEqual(counter.count, 3)
  }

  func testQueues() {
    let hopped = expectation(description: "hopped")
    UIView().hop { isMain in
      XCTAssertFalse(isMain)
      hopped.fulfill()
    }
    let soon = expectation(description: "soon")
    UIView().soon { soon.fulfill() }
    let throttle = Throttle()
    let ran = expectation(description: "ran")
    throttle.run(after: 0.01) { XCTFail("cancelled") }
    throttle.run(after: 0.01) { ran.fulfill() }
    let here = expectation(description: "here")
    DispatchQueue.main.async { here.fulfill() }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(5)) {}
    waitForExpectations(timeout: 5)
    XCTAssertEqual(DispatchQueue(label: "x").sync { 5 }, 5)
  }

  func testNames() {
    XCTAssertEqual(Names.string.length, 1)
    XCTAssertEqual(Names.path.section, 2)
    XCTAssertEqual(Names.size, "{1, 2}")
    XCTAssertTrue(Names.isMain())
    XCTAssertTrue(Names.loop() === RunLoop.main)
    XCTAssertGreaterThanOrEqual(Names.seconds(), 0)
    XCTAssertNil(Parts().timer)
    XCTAssertTrue(Parts().center === NotificationCenter.default)
  }
}
