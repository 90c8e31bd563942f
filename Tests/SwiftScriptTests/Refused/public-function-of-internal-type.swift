// swift-format-ignore-file
struct Model { var a = 1 }
public func show(_ m: Model) {}  // error: function cannot be declared public because its parameter uses an internal type
