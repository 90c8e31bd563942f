import UIKit

// The host of a scenario on Apple's UIKit. Never tried: we have no Mac.
//
// Make this file a framework `ScenarioHost`, and an app of one Objective-C file,
// `int main(int argc, char **argv) { return ScenarioHostMain(argc, argv); }`, and one scenario
// renamed `main.swift`, with the Swift flags `-Xfrontend -entry-point-function-name
// -Xfrontend scenario_0 -Xfrontend -import-module -Xfrontend ScenarioHost`. The scenario's
// standard output is what Xcode's console shows.

public private(set) var window = UIWindow(frame: UIScreen.main.bounds)
public private(set) var viewController = UIViewController()
public var view: UIView { viewController.view }

@_silgen_name("scenario_0") func scenario(_: Int32, _: Int) -> Int32

@_cdecl("ScenarioHostMain")
public func scenarioHostMain(
  _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
  UIApplicationMain(count, arguments, nil, NSStringFromClass(ScenarioDelegate.self))
}

final class ScenarioDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.rootViewController = viewController
    window.makeKeyAndVisible()
    // Everything has appeared and is committed half a second later.
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in runAsEventHandler() }
    return true
  }
}

/// Runs the scenario from a source of the main run loop, as a touch would.
private nonisolated func runAsEventHandler() {
  var context = CFRunLoopSourceContext()
  context.perform = { _ in MainActor.assumeIsolated { _ = scenario(0, 0) } }
  guard let source = CFRunLoopSourceCreate(nil, 0, &context) else { return }
  CFRunLoopAddSource(CFRunLoopGetMain(), source, .commonModes)
  CFRunLoopSourceSignal(source)
  CFRunLoopWakeUp(CFRunLoopGetMain())
}
