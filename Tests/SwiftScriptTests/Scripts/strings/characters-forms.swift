// swift-format-ignore-file
let word = "Swift"
for (i, c) in word.enumerated() where c.isUppercase || i % 2 == 0 { print(i, c) }
print(String(word.map { $0 == "i" ? "1" : $0 }), word.lowercased(), word.uppercased())

// expect: 0 S
// expect: 2 i
// expect: 4 t
// expect: Sw1ft swift SWIFT
