// swift-format-ignore-file
struct Version: Comparable {
  let major: Int, minor: Int
  static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
let a = Version(major: 1, minor: 2), b = Version(major: 1, minor: 10)
print(a < b, a > b, a <= b, a >= b, a == b, [b, a].min()!.minor, max(a, b).minor)
// expect: true false true false false 2 10
