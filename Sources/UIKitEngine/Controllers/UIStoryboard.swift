import Foundation

/// A storyboard in miniature: scenes written as code, loaded as UIKit loads scenes.
///
/// A scene is made by `init(coder:)`, hears `awakeFromNib()` with its outlets still empty, and gets
/// its view and outlets when the view is first asked for. LayoutLab's own are `scene(…)`, `segue(…)`
/// and the empty initialiser; the rest is spelled as UIKit spells it.
///
/// Evidence: C-006.
@preconcurrency @MainActor public final class UIStoryboard {
  private struct Scene {
    let make: (NSCoder) -> UIViewController?
    let connect: (UIViewController) -> Void
  }

  private struct Segue {
    let source: String
    let destination: String
    let perform: ((UIStoryboardSegue) -> Void)?
  }

  private var scenes: [String: Scene] = [:]
  private var segues: [String: Segue] = [:]
  private var initial: String?

  public init() {}

  /// A file of Interface Builder's: there are none here, and no scenes in it.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.init() }

  nonisolated deinit {}

  /// Describes the scene `identifier`; the first one is the initial one.
  ///
  /// - Parameters:
  ///   - make: Calls the controller's `init(coder:)`.
  ///   - connect: Fills the loaded view and sets the outlets, before `viewDidLoad()`.
  public func scene(
    _ identifier: String, make: @escaping (NSCoder) -> UIViewController?,
    connect: @escaping (UIViewController) -> Void
  ) {
    initial = initial ?? identifier
    scenes[identifier] = Scene(make: make, connect: connect)
  }

  /// Describes the segue `identifier` between two scenes.
  ///
  /// - Parameter perform: How the destination is shown; by itself as a show segue does it,
  ///   by ``UIViewController/show(_:sender:)`` of the source.
  public func segue(
    _ identifier: String, from source: String, to destination: String,
    perform: ((UIStoryboardSegue) -> Void)? = nil
  ) {
    segues[identifier] = Segue(source: source, destination: destination, perform: perform)
  }

  /// The segue with its destination made; `nil` if the scene has none of this name.
  func makeSegue(
    _ identifier: String, of scene: String, from source: UIViewController
  ) -> UIStoryboardSegue? {
    guard let segue = segues[identifier], segue.source == scene else { return nil }
    let destination = instantiateViewController(withIdentifier: segue.destination)
    let made = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    made.showing = segue.perform ?? { $0.source.show($0.destination, sender: $0.source) }
    return made
  }

  /// A scene that isn't there raises.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let engine = Engine.current
    guard let scene = scenes[identifier], let controller = scene.make(NSCoder()) else {
      engine.raise(
        "NSInvalidArgumentException",
        "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier "
          + "'\(identifier)'")
      return UIViewController()
    }
    awake(controller, as: scene, called: identifier)
    return controller
  }

  /// What every controller of a scene hears once it is made.
  private func awake(_ controller: UIViewController, as scene: Scene, called identifier: String) {
    controller.connectOutlets = scene.connect
    controller.scene = (self, identifier)
    Engine.current.callback(controller, "awakeFromNib()") { controller.awakeFromNib() }
  }

  public func instantiateInitialViewController() -> UIViewController? {
    initial.map { instantiateViewController(withIdentifier: $0) }
  }

  /// As documented, `creator` makes the controller where it gives one, and the scene where not.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    var own: ViewController?
    if let creator, let scene = scenes[identifier], let made = creator(NSCoder()) {
      own = made
      awake(made, as: scene, called: identifier)
    }
    if let own = own ?? instantiateViewController(withIdentifier: identifier) as? ViewController {
      return own
    }
    Engine.current.raise(
      "NSInvalidArgumentException",
      "Custom instantiated UIViewController must be kind of class \(ViewController.self)")
    return ViewController._make()
  }

  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initial.map { instantiateViewController(identifier: $0, creator: creator) }
  }
}
