import SwiftSyntax

/// Accessors that do nothing, as only a protocol has them.
extension Checker {
  func refuseBodiless(_ block: AccessorBlockSyntax?) {
    guard file != "<library>", let block else { return }
    refuseObserved(block)
    guard let accessor = Accessors.bodiless(block) else { return }
    let kind: String? =
      switch accessor.accessorSpecifier.text {
      case "get": "getter"
      case "set": "setter"
      default: nil
      }
    guard let kind else { return }
    error("expected '{' to start \(kind) definition", accessor)
  }

  /// `didSet` beside `get`.
  private func refuseObserved(_ block: AccessorBlockSyntax) {
    guard case .accessors(let list) = block.accessors,
      list.contains(where: { ["get", "_read"].contains($0.accessorSpecifier.text) }),
      let observer = list.first(where: {
        ["willSet", "didSet"].contains($0.accessorSpecifier.text)
      })
    else { return }
    error(
      "'\(observer.accessorSpecifier.text)' cannot be provided together with a getter", observer)
  }
}
