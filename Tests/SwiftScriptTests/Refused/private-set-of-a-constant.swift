// swift-format-ignore-file
struct Box {
  private(set) let items: [Int] = []  // error: 'private(set)' modifier cannot be applied to read-only properties
}
