// swift-format-ignore-file
enum Palette { static let all = ["red", "blue"]; static var used = 0; static func pick(_ i: Int) -> String { used += 1; return all[i % all.count] } }
print(Palette.pick(0), Palette.pick(3), Palette.used)

// expect: red blue 2
