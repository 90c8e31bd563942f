import SwiftScript
import UIKitEngine

extension UIKitBindings {
  static let functions: [FunctionBinding] =
    transforms + time + runLoop + constants + texts + observingFunctions + imageContexts
    + colorSpaces + associations + names + selectorNames

  /// Values that stand outside any type.
  private static let constants: [FunctionBinding] = [
    .constant("let CATransform3DIdentity: CATransform3D", CATransform3DIdentity),
    .constant("let kCATransition: String", kCATransition),
  ]

  /// There are no tables of texts here: as documented, the text is its value, or else its key.
  private static let texts: [FunctionBinding] = [
    FunctionBinding(
      "func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = .main, "
        + "value: String = \"\", comment: String) -> String"
    ) { _, arguments in
      arguments[3].string.isEmpty ? arguments[0] : arguments[3]
    }
  ]

  /// The texts of geometry, as Apple's documentation of them has it.
  private static let names: [FunctionBinding] = [
    .typed("func NSStringFromCGPoint(_ point: CGPoint) -> String", NSStringFromCGPoint),
    .typed("func NSStringFromCGSize(_ size: CGSize) -> String", NSStringFromCGSize),
    .typed("func NSStringFromCGRect(_ rect: CGRect) -> String", NSStringFromCGRect),
    .typed("func NSStringFromCGVector(_ vector: CGVector) -> String", NSStringFromCGVector),
    .typed(
      "func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String",
      NSStringFromCGAffineTransform),
    .typed(
      "func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String", NSStringFromUIEdgeInsets),
    .typed(
      "func NSStringFromDirectionalEdgeInsets(_ insets: NSDirectionalEdgeInsets) -> String",
      NSStringFromDirectionalEdgeInsets),
    .typed("func NSStringFromUIOffset(_ offset: UIOffset) -> String", NSStringFromUIOffset),
    .typed("func NSStringFromSelector(_ aSelector: Selector) -> String") { (selector: Selector) in
      selector.description
    },
  ]

  private static let transforms: [FunctionBinding] = [
    .typed(
      "func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D",
      CATransform3DMakeTranslation),
    .typed(
      "func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D",
      CATransform3DMakeScale),
    .typed(
      "func CATransform3DMakeRotation("
        + "_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D",
      CATransform3DMakeRotation),
    .typed(
      "func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D",
      CATransform3DMakeAffineTransform),
    .typed(
      "func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform",
      CATransform3DGetAffineTransform),
    .typed(
      "func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D",
      CATransform3DConcat),
    .typed(
      "func CATransform3DTranslate("
        + "_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D",
      CATransform3DTranslate),
    .typed(
      "func CATransform3DScale("
        + "_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D",
      CATransform3DScale),
    .typed(
      "func CATransform3DRotate(_ t: CATransform3D, "
        + "_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D",
      CATransform3DRotate),
    .typed("func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D", CATransform3DInvert),
    .typed(
      "func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool",
      CATransform3DEqualToTransform),
    .typed("func CATransform3DIsAffine(_ t: CATransform3D) -> Bool", CATransform3DIsAffine),
    .typed("func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool", CATransform3DIsIdentity),
  ]

  private static let time: [FunctionBinding] = [
    .typed("func CACurrentMediaTime() -> CFTimeInterval", CACurrentMediaTime),
    .typed("func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime", CFAbsoluteTimeGetCurrent),
    .typed("@discardableResult func sleep(_ seconds: UInt32) -> UInt32", sleep),
    .typed("@discardableResult func usleep(_ microseconds: UInt32) -> Int32") { (time: UInt32) in
      Int(usleep(time))
    },
    .typed("func exit(_ status: Int32) -> Never") { (status: Int) in
      Engine.current.fault(
        Fault(.exit(status: Int32(truncatingIfNeeded: status)), "exit(\(status))"))
    },
  ]
}
