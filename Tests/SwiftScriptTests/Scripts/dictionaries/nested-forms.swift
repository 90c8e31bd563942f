// swift-format-ignore-file
var tree: [String: [String: Int]] = [:]
tree["a", default: [:]]["x"] = 1
tree["a"]?["y"] = 2
tree["b", default: [:]]["z", default: 10] += 1
print(tree["a"]!.keys.sorted(), tree["b"]!["z"]!, tree["c"]?["q"] as Any)

// expect: ["x", "y"] 11 nil
