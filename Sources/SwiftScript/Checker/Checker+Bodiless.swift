import SwiftSyntax

/// Accessors that do nothing, as only a protocol has them.
extension Checker {
  func refuseBodiless(_ block: AccessorBlockSyntax?) {
    guard file != "<library>", let accessor = Accessors.bodiless(block) else { return }
    let kind: String? =
      switch accessor.accessorSpecifier.text {
      case "get": "getter"
      case "set": "setter"
      default: nil
      }
    guard let kind else { return }
    error("expected '{' to start \(kind) definition", accessor)
  }
}
