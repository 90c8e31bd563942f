import Foundation

/// What a block of an enumeration sets to end it: `stop.pointee = true`.
public final class StopMark: NSObject {
  public var pointee = false
}

extension StandardLibrary {
  static let stopMark = TypeBinding.class(
    StopMark.self, "_StopMark", inherits: "NSObject"
  ) { type in
    type.property("var pointee: Bool", \.pointee)
  }
}
