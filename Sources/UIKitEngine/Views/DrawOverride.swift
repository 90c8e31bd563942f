/// Tells whether a class overrides `draw(_:)`, as UIKit asks the Objective-C runtime.
///
/// A class's metadata holds one pointer per overridable method. Two classes of ours that differ in
/// `draw(_:)` alone show which pointer is the method's; a class overrides it if its pointer is not `UIView`'s.
enum DrawOverride {
  private final class Silent: UIView {}
  private final class Drawing: UIView {
    override func draw(_ rect: CGRect) { super.draw(rect) }
  }

  static func isPresent(in type: UIView.Type) -> Bool {
    guard let slot else { return true }
    return word(slot, of: type) != word(slot, of: UIView.self)
  }

  private static let slot: Int? = {
    (0..<wordCount(of: UIView.self)).first {
      word($0, of: Silent.self) == word($0, of: UIView.self)
        && word($0, of: Drawing.self) != word($0, of: UIView.self)
    }
  }()

  /// The words from the address point to the end of a class's metadata.
  private static func wordCount(of type: UIView.Type) -> Int {
    // kind, superclass, then (with Objective-C) three words more, flags and sizes of 32 bits each.
    #if canImport(ObjectiveC)
      let sizes = 40
    #else
      let sizes = 16
    #endif
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let classSize = metadata.load(fromByteOffset: sizes + 16, as: UInt32.self)
    let addressPoint = metadata.load(fromByteOffset: sizes + 20, as: UInt32.self)
    return (Int(classSize) - Int(addressPoint)) / MemoryLayout<UInt>.size
  }

  private static func word(_ index: Int, of type: UIView.Type) -> UInt {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self)
  }
}
