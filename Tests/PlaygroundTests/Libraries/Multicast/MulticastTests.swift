// swift-format-ignore-file
import UIKit
import XCTest

@MainActor final class MulticastTests: XCTestCase {
  final class Observer: PanelObserver {
    var heights: [CGFloat] = []; func panel(movedTo height: CGFloat) { heights.append(height) }
  }
  func testMulticast() {
    let observers = Multicast<PanelObserver>(), kept = Observer()
    observers.add(kept); observers.add(kept)
    do { let passing = Observer(); observers.add(passing); XCTAssertEqual(observers.count, 2) }
    XCTAssertEqual(observers.count, 1)
    observers.call { $0.panel(movedTo: 3) }
    XCTAssertEqual(kept.heights, [3])
    observers.remove(kept)
    XCTAssertEqual(observers.count, 0)
  }
  func testMaps() {
    let names = NSMapTable<UIView, NSString>.weakToStrongObjects()
    let view = UIView()
    names.setObject("a", forKey: view); names.setObject("b", forKey: view)
    do {
      let passing = UIView(); names.setObject("c", forKey: passing); XCTAssertEqual(names.count, 2)
    }
    XCTAssertEqual(names.count, 1); XCTAssertEqual(names.object(forKey: view), "b")
    let views = NSMapTable<NSString, UIView>.strongToWeakObjects()
    views.setObject(view, forKey: "x")
    XCTAssertTrue(views.object(forKey: NSString(string: "x")) === view)
    do {
      let passing = UIView(); views.setObject(passing, forKey: "y");
      XCTAssertNotNil(views.object(forKey: "y"))
    }
    XCTAssertNil(views.object(forKey: "y"))
    views.removeObject(forKey: "x"); XCTAssertEqual(views.count, 0)
  }
  func testBack() {
    let window = UIWindow(frame: UIScreen.main.bounds), root = UIViewController(),
      detail = UIViewController(), flow = Flow()
    detail.title = "detail"
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = flow
    window.rootViewController = navigation; window.makeKeyAndVisible()
    RunLoop.main.run(until: Date())
    navigation.pushViewController(detail, animated: true)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
    XCTAssertEqual(flow.gone, [])
    navigation.popViewController(animated: true)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
    XCTAssertEqual(flow.gone, ["detail"])
  }
  func testDelegate() {
    final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow? = UIWindow(frame: .zero)
    }
    final class Bare: UIResponder, UIApplicationDelegate {}
    let app = App(), delegates: [UIApplicationDelegate] = [app, Bare()]
    XCTAssertTrue(delegates[0].window??.isHidden == true)
    app.window = nil
    XCTAssertNil(delegates[0].window??.rootViewController)
    XCTAssertTrue(delegates[0].window != nil); XCTAssertTrue(delegates[1].window == nil)
  }
}
