import Foundation

/// The texts that one asks a debugger for.
extension UIView {
  /// The receiver and everything below it, a line each.
  ///
  /// In Xcode: `po view.value(forKey: "recursiveDescription")`. Evidence: A-078.
  public func recursiveDescription() -> String {
    var lines: [String] = []
    func add(_ view: UIView, _ depth: Int) {
      let indent = depth == 0 ? "" : "   " + String(repeating: "|    ", count: depth - 1) + "| "
      lines.append(indent + view.description)
      for child in view.children { add(child, depth + 1) }
    }
    add(self, 0)
    return lines.joined(separator: "\n")
  }

  /// Who takes part in Auto Layout, and whose layout is ambiguous.
  ///
  /// In Xcode: `po view.value(forKey: "_autolayoutTrace")`. Evidence: A-076.
  public func _autolayoutTrace() -> String {
    let system = currentSystem(of: self)
    var lines: [String] = []
    func add(_ view: UIView, _ depth: Int) {
      let indent = String(repeating: "|   ", count: depth)
      lines.append(indent + view.traceMark(system) + layoutName(view) + ambiguity(view, system))
      let inner = indent + "|   "
      for guide in view.autoLayout.guides where system?.places[guide.identity.id] != nil {
        lines.append(inner + "*\(guide.description)" + ambiguity(guide, system))
      }
      for child in view.children { add(child, depth + 1) }
    }
    add(self, 0)
    return "\n" + lines.joined(separator: "\n") + """


      Legend:
      \t* - is laid out with auto layout
      \t+ - is laid out manually, but is represented in the layout engine because \
      translatesAutoresizingMaskIntoConstraints = YES
      \t• - layout engine host
      """
  }

  private func traceMark(_ system: ConstraintSystem?) -> String {
    if parent == nil || controller != nil { return "•" }
    if !autoLayout.translatesMask { return "*" }
    return system?.places[identity.id] == nil ? "" : "+"
  }

  /// The numbers inside the braces are counters, as addresses are.
  private func ambiguity(_ item: any LayoutItem, _ system: ConstraintSystem?) -> String {
    guard let system, let place = system.places[item.identity.id] else { return "" }
    let named = zip(["minX", "minY", "Width", "Height"], place.variables)
    let open = named.enumerated().filter { system.isOpen($0.element.1) }.map { index, entry in
      "\(layoutName(item)).\(entry.0){id: \(item.identity.id * 4 + index)}"
    }
    return open.isEmpty ? "" : "- AMBIGUOUS LAYOUT for " + open.joined(separator: ", ")
  }
}
