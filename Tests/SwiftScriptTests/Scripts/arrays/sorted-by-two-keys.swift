// swift-format-ignore-file
let people = [("Bo", 3), ("Al", 3), ("Cy", 1)]
let sorted = people.sorted { $0.1 != $1.1 ? $0.1 > $1.1 : $0.0 < $1.0 }
print(sorted.map { "\($0.0)\($0.1)" }.joined(separator: " "))

// expect: Al3 Bo3 Cy1
