import SwiftSyntax

/// `/(\d+)-(\w+)/`.
extension Checker {
  func checkRegex(_ node: RegexLiteralExprSyntax) -> TypedExpr {
    let text = node.regex.text
    let isExtended = node.openingPounds != nil && text.contains(where: \.isNewline)
    let pattern = isExtended ? "(?x)" + text : text
    do {
      _ = try Regex<AnyRegexOutput>(pattern)
    } catch {
      self.error("cannot parse regular expression: \(error)", node)
      return failed(node)
    }
    let output = RegexCaptures(of: text, isExtended: isExtended).outputType
    let made = "Regex<\(output)>(_literal: \(pattern.debugDescription))"
    return check(made: made, as: nil, at: line(node)) ?? failed(node)
  }
}
