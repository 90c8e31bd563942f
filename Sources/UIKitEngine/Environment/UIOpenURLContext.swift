import Foundation

/// A link that opens the app.
///
/// No other app stands beside this one, so none is ever made.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }

  nonisolated deinit {}
}

extension UIScene.ConnectionOptions {
  public var urlContexts: Set<UIOpenURLContext> { [] }
}
