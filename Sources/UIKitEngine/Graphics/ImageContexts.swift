// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The drawings that are under way on one thread, innermost last.
///
/// Source: developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()
private nonisolated final class Drawings: NSObject {
  var contexts: [CGContext] = []

  /// Nobody else's; a look into a thread's dictionary is a fiftieth of what a start takes.
  nonisolated(unsafe) private static let ofMainThread = Drawings()

  static var ofThisThread: Drawings {
    if Thread.isMainThread { return ofMainThread }
    let key = "UIKitEngine.Drawings"
    if let kept = Thread.current.threadDictionary[key] as? Drawings { return kept }
    let new = Drawings()
    Thread.current.threadDictionary[key] = new
    return new
  }
}

nonisolated extension CGContext {
  static var current: CGContext? { Drawings.ofThisThread.contexts.last }

  /// An app begins without a drawing, whatever another one in this process left unfinished.
  static func endDrawings() { Drawings.ofThisThread.contexts = [] }

  /// Runs `body` with the receiver as the current context.
  func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let drawings = Drawings.ofThisThread
    let depth = drawings.contexts.count
    drawings.contexts.append(self)
    // Whatever `body` began and did not end is over too.
    defer { drawings.contexts.removeLast(drawings.contexts.count - depth) }
    return try body()
  }
}

/// An image at one pixel a point.
public nonisolated func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// A scale of 0 is the screen's.
public nonisolated func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let canvas = CGContext.Canvas(
    size: size, scale: scale > 0 ? scale : UIImage.screenScale, isImage: true)
  Drawings.ofThisThread.contexts.append(CGContext(canvas))
}

/// An image of the size with which drawing began, without what was drawn; `nil` outside.
public nonisolated func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  CGContext.current?.image
}

/// Ends an image's drawing, and nothing else's.
public nonisolated func UIGraphicsEndImageContext() {
  guard CGContext.current?.canvas.isImage == true else { return }
  _ = Drawings.ofThisThread.contexts.popLast()
}

/// What drawing goes to: in a view's `draw(_:)` and a renderer's actions, and while an image is drawn.
public nonisolated func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

public nonisolated func UIGraphicsPushContext(_ context: CGContext) {
  Drawings.ofThisThread.contexts.append(context)
}
public nonisolated func UIGraphicsPopContext() { _ = Drawings.ofThisThread.contexts.popLast() }

/// Nothing is drawn here.
public nonisolated func UIRectFill(_ rect: CGRect) {}
/// Nothing is drawn here.
public nonisolated func UIRectFrame(_ rect: CGRect) {}
public nonisolated func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect) }
