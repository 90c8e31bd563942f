/// Tuples that get their values part by part.
extension DefiniteInitialization {
  /// What is known of the variable, or the property, that a tuple is.
  private struct Whole {
    let root: TuplePart.Root
    let type: Type
    /// As a message names it: `point`, `self.size`.
    let name: String
    let isLet: Bool
  }

  private func whole(_ expr: TypedExpr) -> Whole? {
    switch expr.kind {
    case .local(let local):
      return variable(local).map { whole($0, expr.type) }
    case .global(let global):
      return capturing == nil ? variable(global, expr.type).map { whole($0, expr.type) } : nil
    case .field(let base, let index), .element(let base, let index):
      guard let initializer, initializer.isSelf(base), !initializer.isConvenience,
        let property = initializer.stored.first(where: { $0.index == index })
      else { return nil }
      return Whole(
        root: .field(index), type: expr.type, name: "self.\(property.member.name)",
        isLet: property.member.isLet)
    default: return nil
    }
  }

  private func whole(_ variable: Variable, _ type: Type) -> Whole {
    Whole(
      root: .variable(variable.key), type: type, name: variable.name, isLet: !variable.isMutable)
  }

  /// The first part beneath `path` that has no value yet.
  private func missing(_ whole: Whole, beneath path: [Int]) -> [Int]? {
    guard let state, !has(whole.root) else { return nil }
    return TuplePart.leaves(of: whole.type).first {
      $0.starts(with: path) && !state.parts.contains(TuplePart(root: whole.root, path: $0))
    }
  }

  private func has(_ root: TuplePart.Root) -> Bool {
    switch root {
    case .variable(let key): state?.definite.contains(key) ?? true
    case .field(let index): state.map { $0.isWhole || $0.fields.contains(index) } ?? true
    }
  }

  /// Notes that what lies beneath `path` has a value now, and the tuple once all of it has.
  private func give(_ whole: Whole, beneath path: [Int]) {
    let leaves = TuplePart.leaves(of: whole.type).map { TuplePart(root: whole.root, path: $0) }
    for leaf in leaves where leaf.path.starts(with: path) {
      state?.parts.insert(leaf)
      state?.possibleParts.insert(leaf)
    }
    guard let state, leaves.allSatisfy(state.parts.contains) else { return }
    switch whole.root {
    case .variable(let key):
      self.state?.definite.insert(key)
      self.state?.possible.insert(key)
    case .field(let index):
      self.state?.fields.insert(index)
      self.state?.possibleFields.insert(index)
    }
  }

  /// A use of a part alone: false where `expr` is none that is followed here.
  func readPart(_ expr: TypedExpr, _ use: String = "used") -> Bool {
    guard let place = TuplePlace(expr), let whole = whole(place.whole) else { return false }
    guard let leaf = missing(whole, beneath: place.path) else { return true }
    if case .field = whole.root, let initializer, !initializer.isClass, use == "used" {
      report("'self' used before all stored properties are initialized", expr.line, expr.syntax)
    } else {
      let name = whole.name + TuplePart.name(leaf, in: whole.type)
      report(
        "\(whole.isLet ? "constant" : "variable") '\(name)' \(use) before being initialized",
        expr.line, expr.syntax ?? place.whole.syntax)
    }
    // Said once.
    switch whole.root {
    case .variable(let key): state?.definite.insert(key)
    case .field(let index): state?.fields.insert(index)
    }
    return true
  }

  /// A first value of a part: false where `target` is none that is followed here.
  func assignPart(_ target: TypedExpr, _ expr: TypedExpr) -> Bool {
    guard let place = TuplePlace(target), let whole = whole(place.whole), let state else {
      return false
    }
    if whole.isLet, let leaf = repeated(whole, beneath: place.path, in: state) {
      report(
        "immutable value '\(whole.name)\(TuplePart.name(leaf, in: whole.type))' may only be initialized once",
        expr.line, expr.syntax ?? place.whole.syntax)
    }
    give(whole, beneath: place.path)
    return true
  }

  private func repeated(
    _ whole: Whole, beneath path: [Int], in state: InitializationState
  ) -> [Int]? {
    let isPossible =
      switch whole.root {
      case .variable(let key): state.possible.contains(key)
      case .field(let index): state.possibleFields.contains(index)
      }
    return TuplePart.leaves(of: whole.type).first {
      $0.starts(with: path)
        && (isPossible || state.possibleParts.contains(TuplePart(root: whole.root, path: $0)))
    }
  }

  /// The tuple in `expr` has got its value as a whole: its parts have theirs.
  func giveParts(of expr: TypedExpr) {
    guard expr.type.tupleElements?.isEmpty == false, let whole = whole(expr) else { return }
    give(whole, beneath: [])
  }

  /// What swiftc names of a tuple that lacks a value: its first part without one.
  func missingPart(of root: TuplePart.Root, _ type: Type) -> String {
    let leaves = TuplePart.leaves(of: type)
    let open = leaves.first { !(state?.parts.contains(TuplePart(root: root, path: $0)) ?? false) }
    return TuplePart.name(open ?? leaves[0], in: type)
  }

  /// The same of a `let` that gets another value: the first part that may have one.
  func repeatedPart(of root: TuplePart.Root, _ type: Type) -> String? {
    let leaves = TuplePart.leaves(of: type)
    let given = leaves.first {
      state?.possibleParts.contains(TuplePart(root: root, path: $0)) ?? false
    }
    return given.map { TuplePart.name($0, in: type) }
  }
}
