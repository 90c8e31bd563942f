import SwiftScript
import UIKitEngine

/// Why an object is alive; names and places only, so that the answer keeps nothing alive itself.
public struct Leak: Hashable {
  /// A closure, by the line that made it.
  public struct Closure: Hashable {
    /// `12`, or `Card.swift:12`.
    public var line: String
    public var code: String?
  }

  public enum Thing: Hashable {
    case object(String)
    case closure(Closure)
  }

  /// One strong reference on the way.
  public enum Step: Hashable {
    case variable(String, Thing)
    case running(function: String, Thing)
    case window(String)
    /// The main loop holds a timer.
    case timer
    /// UIKit holds it, and nothing that can be seen here says for whom.
    case uikit(Thing)
    case property(of: String, path: String, Thing)
    case capture(Closure, path: String, Thing)
    case given(to: String, Closure)
  }

  /// A way that leads to the object; the last step arrives at it.
  public struct Way: Hashable {
    public var steps: [Step]
    /// The way begins at the object itself.
    public var isCircle: Bool
    /// What would break it.
    public var mends: [Mend]
  }

  public enum Mend: Hashable {
    /// Of the closure: what it captures.
    case captureWeakly(Closure, String)
    case makeWeak(property: String)
    case invalidateTimer
  }

  public var name: String
  public var ways: [Way]
  /// What lives on only because this does.
  public var others: [String]
}
