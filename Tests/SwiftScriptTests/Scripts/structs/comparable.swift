// swift-format-ignore-file
struct Version: Comparable {
  let major: Int
  let minor: Int
  static func < (a: Version, b: Version) -> Bool {
    a.major != b.major ? a.major < b.major : a.minor < b.minor
  }
}
let versions = [Version(major: 2, minor: 0), Version(major: 1, minor: 9), Version(major: 1, minor: 2)]
print(versions.sorted().map { "\($0.major).\($0.minor)" })  // expect: ["1.2", "1.9", "2.0"]
print(versions[0] > versions[1], versions[1] <= versions[2], versions.max()!.major)
// expect: true false 2
print(max(versions[1], versions[2]).minor)  // expect: 9
