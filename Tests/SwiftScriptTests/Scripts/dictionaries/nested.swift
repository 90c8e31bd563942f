// swift-format-ignore-file
var inventory: [String: [String]] = [:]
inventory["fruit", default: []].append("apple")
inventory["fruit", default: []].append("pear")
inventory["fruit"]?.append("fig")
inventory["tools"]?.append("saw")
print(inventory["fruit"]!, inventory["tools"] == nil)  // expect: ["apple", "pear", "fig"] true
var settings: [String: [String: Int]] = ["a": ["x": 1]]
settings["a"]?["x"] = 2
settings["a"]!["y"] = 3
print(settings["a"]!["x"]!, settings["a"]?["y"] ?? 0, settings["b"]?["x"] ?? -1)  // expect: 2 3 -1
struct Point { var x = 0 }
var points = ["p": Point()]
points["p"]?.x = 8
print(points["p"]!.x)  // expect: 8
