// swift-format-ignore-file
protocol D { init() }
class S: D { var y = 1 }  // error: initializer requirement 'init()' can only be satisfied by a 'required' initializer in non-final class 'S'
