// swift-format-ignore-file
struct Config { var name = "x"; var size: Int?; let kind = 3 }
print(Config(), Config(name: "y").name, Config(size: 2).size!)
// expect: Config(name: "x", size: nil, kind: 3) y 2
