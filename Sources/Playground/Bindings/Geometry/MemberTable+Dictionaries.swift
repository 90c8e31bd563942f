import Foundation
import SwiftScript
import UIKitEngine

extension MemberTable {
  /// Geometry as a dictionary of numbers, and back.
  func dictionaries(
    _ path: KeyPath<Host, CFDictionary>, _ make: @escaping @MainActor (CFDictionary) -> Host?
  ) {
    native(
      "var dictionaryRepresentation: CFDictionary { get }",
      get: { _, arguments in
        Host.unwrap(arguments[0]).map { Value(foundation: $0[keyPath: path]) } ?? .none
      }, set: nil)
    native("init?(dictionaryRepresentation dict: CFDictionary)") { _, arguments in
      (arguments[0].foundation as? CFDictionary).flatMap(make)?.wrapped ?? .none
    }
  }
}
