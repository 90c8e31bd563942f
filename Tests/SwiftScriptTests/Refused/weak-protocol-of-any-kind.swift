// swift-format-ignore-file
protocol Delegate { func did() }
final class Owner { weak var delegate: (any Delegate)? }  // error: 'weak' must not be applied to non-class-bound 'any Delegate'; consider adding a protocol conformance that has a class bound
