// swift-format-ignore-file
// Lists get an order from the script.
extension Array: @retroactive Comparable where Element: Comparable {
  public static func < (l: [Element], r: [Element]) -> Bool { l.lexicographicallyPrecedes(r) } }
print([[2, 1], [1, 3], [1, 2]].sorted(), [1] < [2], [[1], [0]].max()!)
// expect: [[1, 2], [1, 3], [2, 1]] true [1]
