import Foundation
import SwiftScript
import UIKitEngine

extension TypeBinding {
  /// Geometry in the boxes that `userInfo` carries on Apple's systems.
  static let boxedGeometry = TypeBinding.extending(NSValue.self, "NSValue") { type in
    type.initializer("init(cgRect rect: CGRect)", NSValue.init(cgRect:))
    type.initializer("init(cgPoint point: CGPoint)", NSValue.init(cgPoint:))
    type.initializer("init(cgSize size: CGSize)", NSValue.init(cgSize:))
    type.property("var cgRectValue: CGRect", \.cgRectValue)
    type.property("var cgPointValue: CGPoint", \.cgPointValue)
    type.property("var cgSizeValue: CGSize", \.cgSizeValue)
  }
}
