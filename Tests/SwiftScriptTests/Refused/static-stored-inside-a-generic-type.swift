// swift-format-ignore-file
class Store<T> {
  struct Token { static var next = 0 } // error: static stored properties not supported in generic types
}
