// swift-format-ignore-file
import UIKit
import Dispatch
import Foundation

/// Dispatch named as well, and Foundation last.
@MainActor public final class Throttle {
  private var item: DispatchWorkItem?
  private var last = DispatchTime(uptimeNanoseconds: 0)
  private let lock = NSLock()

  public func run(after seconds: Double, _ body: @escaping @MainActor @Sendable () -> Void) {
    item?.cancel()
    let item = DispatchWorkItem { MainActor.assumeIsolated { body() } }
    self.item = item
    last = .now()
    lock.lock()
    DispatchQueue.main.asyncAfter(deadline: last + seconds, execute: item)
    lock.unlock()
  }
}

@MainActor public enum Names {
  public static let string = NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 10)])
  public static let path = IndexPath(row: 1, section: 2)
  public static let bundle = Bundle.main
  public static let loop: () -> RunLoop = { RunLoop.main }
  public static let queue = OperationQueue.main
  public static func seconds() -> CFTimeInterval { CACurrentMediaTime() }
  public static let size = NSCoder.string(for: CGSize(width: 1, height: 2))
  public static let isMain = { Thread.isMainThread && Thread.current.isMainThread }
  public static func defaults() -> UserDefaults { UserDefaults.standard }
  public static let info = ProcessInfo.processInfo.processorCount > 0
}
