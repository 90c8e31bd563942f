// swift-format-ignore-file
struct Model {}
public typealias M = Model  // error: type alias cannot be declared public because its underlying type uses an internal type
