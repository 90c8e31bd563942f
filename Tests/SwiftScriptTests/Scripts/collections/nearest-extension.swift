// swift-format-ignore-file
// What an extension of a collection that can do more says goes first.
extension Collection { func mid() -> String { "coll" } }
extension BidirectionalCollection { func mid() -> String { "bidi" } }
print("abc".mid(), [1][...].mid(), (1..<2).mid())
// expect: bidi bidi bidi
