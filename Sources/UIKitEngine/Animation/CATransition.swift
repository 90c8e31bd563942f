import Foundation

/// A fade, a push, a reveal: what it is told is kept, and it takes its time.
///
/// As documented it changes no property of the layer; what is on the screen meanwhile is a mixture of
/// pictures, which are not modelled.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  /// Where in the transition it begins and ends, from 0 to 1.
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  nonisolated deinit {}
}

/// The key under which a layer has the transition that was added to it.
public nonisolated let kCATransition = "transition"

public nonisolated struct CATransitionType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = Self(rawValue: "fade")
  public static let moveIn = Self(rawValue: "moveIn")
  public static let push = Self(rawValue: "push")
  public static let reveal = Self(rawValue: "reveal")
}

public nonisolated struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = Self(rawValue: "fromRight")
  public static let fromLeft = Self(rawValue: "fromLeft")
  public static let fromTop = Self(rawValue: "fromTop")
  public static let fromBottom = Self(rawValue: "fromBottom")
}
