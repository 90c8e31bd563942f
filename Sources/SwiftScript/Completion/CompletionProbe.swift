import SwiftSyntax

/// Stands at the cursor while the checker looks at the text, and collects what might be there.
///
/// The text before the cursor is parsed with a name that nobody uses in the cursor's place. Where
/// the checker comes upon it, it knows the scopes, the type that is wanted and the call around.
final class CompletionProbe {
  nonisolated static let token = "layoutlab_cursor"

  private(set) var items: [CompletionItem] = []
  private(set) var calls: [String] = []
  var wasReached = false
  private var places: [String: Int] = [:]
  /// Whether a member of a type fits, by the names of both.
  var leading: [String: Bool] = [:]

  /// Overloads are tried one by one, so the same item comes again, at times with a better fit.
  func offer(_ item: CompletionItem) {
    wasReached = true
    guard item.name.first.map({ $0.isLetter || $0 == "." }) ?? false else { return }
    // A label is written the same way in all overloads.
    let key = item.kind == .label ? item.name : "\(item.name)\n\(item.signature)"
    if let place = places[key] {
      items[place].fit = min(items[place].fit, item.fit)
      items[place].distance = min(items[place].distance, item.distance)
    } else {
      places[key] = items.count
      items.append(item)
    }
  }

  func offer(call: String) {
    wasReached = true
    if !calls.contains(call) { calls.append(call) }
  }

  static func isToken(_ node: DeclReferenceExprSyntax) -> Bool { node.baseName.text == token }

  /// Whether the cursor stands somewhere in `node`.
  static func isIn(_ node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { $0.text == token }
  }
}
