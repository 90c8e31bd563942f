import SwiftSyntax

/// What is wrong with arguments that fit none of the declarations, and its mend.
extension Checker {
  /// Swift looks for names before it looks for calls that they would fit.
  func reportUnknownNames(_ list: ArgumentList) -> Bool {
    let known = diagnostics.count
    let names = Set(namesInScope)
    for argument in list.arguments {
      var root = argument.value
      while let base = root.as(MemberAccessExprSyntax.self)?.base { root = base }
      guard let name = root.as(DeclReferenceExprSyntax.self),
        !names.contains(name.baseName.text.unquoted)
      else { continue }
      _ = check(root)
    }
    return diagnostics.count > known
  }

  func report(_ misfits: [Misfit]) {
    for one in misfits { error(one.message, one.at, fixIts: relabelling(one.labels)) }
  }

  /// One fix-it that gives each argument the label that it should have.
  func relabelling(_ labels: [Misfit.Relabelling]) -> [Diagnostic.FixIt] {
    let fixIts = labels.compactMap { argument, label -> Diagnostic.FixIt? in
      switch (argument.label, label) {
      case (let have?, let wanted?): return have.text == wanted ? nil : replace(have, with: wanted)
      case (nil, let wanted?): return insert("\(wanted): ", before: argument.value)
      case (let have?, nil):
        return Diagnostic.FixIt(
          message: "remove '\(have.text): '",
          range: SourceRange(
            file: file, start: range(have).start, end: range(argument.value).start),
          replacement: "")
      case (nil, nil): return nil
      }
    }
    guard var first = fixIts.first else { return [] }
    first.others = fixIts.dropFirst().flatMap(\.edits)
    return [first]
  }
}
