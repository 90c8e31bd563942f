extension UIView {
  /// The receiver and everything below it, a line each.
  ///
  /// In Xcode: `po view.value(forKey: "recursiveDescription")`. Evidence: A-078.
  public func recursiveDescription() -> String {
    var lines: [String] = []
    func add(_ view: UIView, _ depth: Int) {
      lines.append(String(repeating: "   | ", count: depth) + view.description)
      for child in view.children { add(child, depth + 1) }
    }
    add(self, 0)
    return lines.joined(separator: "\n")
  }
}
