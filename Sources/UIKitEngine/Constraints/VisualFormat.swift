/// What a visual format says, before any view is looked at.
///
/// Evidence: A-090.
nonisolated struct VisualFormat {
  var isVertical = false
  /// In textual order; a superview stands first or last only.
  var parts: [Part] = []

  enum Part {
    case superview(at: Int)
    case view(name: String, at: Int, [Predicate])
    /// What lies between the parts before and after it.
    case connection(Connection)
  }

  enum Connection {
    /// Nothing between: the edges touch.
    case flush
    /// A lone dash.
    case standard
    case predicates([Predicate])
  }

  /// `>=20@750`, `otherView`, `width@high`.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: Object?
  }

  enum Object {
    case number(Double)
    /// A metric or a view; the offset just behind it, where an error would point.
    case name(String, end: Int)
  }
}

/// Why UIKit cannot read a visual format: a reason and the column it points at.
///
/// Evidence: A-097. The column is unspecified; here it is where reading stopped.
nonisolated struct VisualFormatError: Error {
  var reason: String
  var column: Int

  func text(for format: String) -> String {
    "Unable to parse constraint format: \n\(reason)\n\(format)\n"
      + String(repeating: " ", count: max(0, column)) + "^"
  }
}
