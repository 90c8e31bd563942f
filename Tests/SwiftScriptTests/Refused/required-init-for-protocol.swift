// swift-format-ignore-file
protocol D { init(x: Int) }
class S: D { init(x: Int) {} }  // error: initializer requirement 'init(x:)' can only be satisfied by a 'required' initializer in non-final class 'S'
