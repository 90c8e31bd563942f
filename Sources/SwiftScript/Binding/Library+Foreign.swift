extension Library {
  /// Whether a name that nobody knows is more likely one of the host's frameworks' than a slip:
  /// `UIGraphicsGetCurrentContext`, and not `UILable`.
  func isForeign(_ name: String, among names: [String]) -> Bool {
    let isLike = prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
        && name.count > prefix.count + 2
    }
    guard isLike else { return false }
    return Spelling.nearest(to: name, among: names, within: 2) == nil
  }
}
