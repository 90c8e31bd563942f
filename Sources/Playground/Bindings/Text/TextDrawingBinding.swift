import Foundation
import SwiftScript
import UIKitEngine

/// Texts that draw themselves: nowhere, here.
extension TypeBinding {
  static let textDrawing: [TypeBinding] = [
    .extending(String.self, "String") { type in
      type.function(
        "func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)"
      ) { (me: String, point: CGPoint, attributes: TextAttributes?) in
        me.draw(at: point, withAttributes: attributes?.all)
      }
      type.function(
        "func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)"
      ) { (me: String, rect: CGRect, attributes: TextAttributes?) in
        me.draw(in: rect, withAttributes: attributes?.all)
      }
    },
    .extending(NSString.self, "NSString") { type in
      type.function(
        "func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)"
      ) { (me: NSString, point: CGPoint, attributes: TextAttributes?) in
        me.draw(at: point, withAttributes: attributes?.all)
      }
      type.function(
        "func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)"
      ) { (me: NSString, rect: CGRect, attributes: TextAttributes?) in
        me.draw(in: rect, withAttributes: attributes?.all)
      }
    },
    .extending(NSAttributedString.self, "NSAttributedString") { type in
      type.function("func draw(at point: CGPoint)") { (me: NSAttributedString, point: CGPoint) in
        me.draw(at: point)
      }
      type.function("func draw(in rect: CGRect)") { (me: NSAttributedString, rect: CGRect) in
        me.draw(in: rect)
      }
    },
  ]
}
