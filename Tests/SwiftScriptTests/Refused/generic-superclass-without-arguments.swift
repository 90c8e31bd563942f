// swift-format-ignore-file
class G<T> { var x: T; init(_ x: T) { self.x = x } }
class H: G { init() { super.init(1) } } // error: reference to generic type 'G' requires arguments in <...>
