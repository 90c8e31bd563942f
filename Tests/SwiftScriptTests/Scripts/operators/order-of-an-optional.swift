// swift-format-ignore-file
func > <T: Comparable>(l: T?, r: T) -> Bool { l.map { $0 > r } ?? false }
let o: Int? = 3
print(o > 1)
// expect: true
