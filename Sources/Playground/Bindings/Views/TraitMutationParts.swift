import SwiftScript

extension UIKitBindings {
  /// Collections made and changed by closures: Swift of the script's own, whose closures change a value
  /// in place.
  static let traitMutations = LibraryPart(
    names: ["mutations:", "modifyingTraits", "UITraitCollection {", "UIMutableTraits"],
    source: """
      typealias UIMutableTraits = UITraitOverrides
      extension UITraitCollection {
        convenience init(mutations: (inout UITraitOverrides) -> Void) {
          var traits = UITraitCollection()._overrides
          mutations(&traits)
          self.init(_overrides: traits)
        }
        func modifyingTraits(_ mutations: (inout UITraitOverrides) -> Void) -> UITraitCollection {
          var traits = _overrides
          mutations(&traits)
          return UITraitCollection(_overrides: traits)
        }
      }
      """)
}
