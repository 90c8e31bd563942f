// swift-format-ignore-file
// Ranges without an end as patterns.
enum R: Int, Comparable {
    case a, b, c
    static func < (l: R, r: R) -> Bool { l.rawValue < r.rawValue }
}
switch R.b { case ..<(.b): print("lo"); case .b ... .c: print("mid"); default: print("x") }
// expect: mid
