// swift-format-ignore-file
class Node {
  weak let next: Node?
  init() {}  // error: return from initializer without initializing all stored properties
}
