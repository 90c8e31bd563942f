// swift-format-ignore-file
struct Config { var a = 1; let b: String; var c: Int?; private(set) var d = [1] }
print(Config(b: "x"), Config(a: 2, b: "y", c: 3))

// expect: Config(a: 1, b: "x", c: nil, d: [1]) Config(a: 2, b: "y", c: Optional(3), d: [1])
