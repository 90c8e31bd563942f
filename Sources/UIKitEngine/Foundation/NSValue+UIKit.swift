import Foundation

// Foundation's boxes hold what the C world knows; UIKit's structures go in by their bytes.
nonisolated extension NSValue {
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(boxing: insets) }
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(boxing: insets)
  }
  public convenience init(uiOffset insets: UIOffset) { self.init(boxing: insets) }
  public convenience init(cgVector vector: CGVector) { self.init(boxing: vector) }
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(boxing: transform)
  }
  public convenience init(caTransform3D t: CATransform3D) { self.init(boxing: t) }

  public var uiEdgeInsetsValue: UIEdgeInsets { unboxed(.zero) }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { unboxed(.zero) }
  public var uiOffsetValue: UIOffset { unboxed(.zero) }
  public var cgVectorValue: CGVector { unboxed(.zero) }
  public var cgAffineTransformValue: CGAffineTransform { unboxed(.identity) }
  public var caTransform3DValue: CATransform3D { unboxed(CATransform3DIdentity) }

  /// As an array of doubles: all of these structures are nothing else.
  private convenience init<Structure>(boxing value: Structure) {
    let count = MemoryLayout<Structure>.size / MemoryLayout<Double>.size
    let bytes = UnsafeMutablePointer<Structure>.allocate(capacity: 1)
    bytes.initialize(to: value)
    self.init(bytes: bytes, objCType: "[\(count)d]")
    bytes.deallocate()
  }

  /// `empty`, if something of another size is in the box.
  private func unboxed<Structure>(_ empty: Structure) -> Structure {
    let count = MemoryLayout<Structure>.size / MemoryLayout<Double>.size
    guard String(cString: objCType) == "[\(count)d]" else { return empty }
    let bytes = UnsafeMutablePointer<Structure>.allocate(capacity: 1)
    defer { bytes.deallocate() }
    bytes.initialize(to: empty)
    getValue(bytes)
    return bytes.pointee
  }
}

nonisolated extension NSObject {
  /// The name of the class, as programs use it for reuse identifiers; that of a class of UIKit's own
  /// has no module.
  public class func description() -> String {
    let name = String(reflecting: self)
    let own = "UIKitEngine."
    return name.hasPrefix(own) ? String(name.dropFirst(own.count)) : name
  }
}
