// swift-format-ignore-file
struct Box<T> { var all: [T] }
extension Box {
  func unique() -> Int { Set(all).count }  // error: generic struct 'Set' requires that 'T' conform to 'Hashable'
}
