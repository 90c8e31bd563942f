// swift-format-ignore-file
struct Version: Comparable, CustomStringConvertible {
  let major: Int, minor: Int
  static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
  var description: String { "\(major).\(minor)" }
}
let all = [Version(major: 1, minor: 2), Version(major: 0, minor: 9), Version(major: 1, minor: 0)]
print(all.sorted(), all.max()!, all[0] >= all[2])

// expect: [0.9, 1.0, 1.2] 1.2 true
