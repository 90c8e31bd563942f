// swift-format-ignore-file
// What is wrong with types is said first, before any path through the code is followed.
class Base {
  required init(name: String) {}
  init(count: Int) {}
}
class Own: Base {
  init() {}
}  // error: 'required' initializer 'init(name:)' must be provided by subclass of 'Base'
