// swift-format-ignore-file
print(PartialRangeFrom(3).contains(4), PartialRangeUpTo(3).contains(3), PartialRangeThrough(3).contains(3))
print(Array("abcdef")[PartialRangeFrom(3)], PartialRangeUpTo("b"))
struct Z { var z = [5, 6] ; var t = ["k": "v"]; var o: Int? = 4 }
print(Mirror(reflecting: Z()).descendant("z", 0) as Any, Mirror(reflecting: Z()).descendant("z") as Any, Mirror(reflecting: Z()).descendant("q") as Any, Mirror(reflecting: Z()).descendant(1, 0, "value") as Any, Mirror(reflecting: [1, 2]).descendant(1) as Any)
// expect: true false true
// expect: ["d", "e", "f"] PartialRangeUpTo<String>(upperBound: "b")
// expect: Optional(5) Optional([5, 6]) nil Optional("v") Optional(2)
