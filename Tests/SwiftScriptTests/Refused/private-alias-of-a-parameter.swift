// swift-format-ignore-file
private typealias Handler = (Int) -> Void
func run(_ h: Handler) {}  // error: function must be declared private or fileprivate because its parameter uses a private type
