import SwiftScript
import UIKitEngine

extension TypeBinding {
  /// Never made here: `init?(coder:)` exists so that classes can declare it, as UIKit demands.
  static let nsCoder = TypeBinding.class(NSCoder.self, "NSCoder") { _ in }

  static let bundle = TypeBinding.class(Bundle.self, "Bundle") { type in
    type.constant("main", .main)
  }
}
