// swift-format-ignore-file
let list = [10, 20, 30, 40, 50]
print(Array(list[1..<3]), Array(list[1...3]), Array(list[3...]), Array(list[..<2]))
// expect: [20, 30] [20, 30, 40] [40, 50] [10, 20]
print(Array(list.prefix(2)), Array(list.suffix(2)), Array(list.dropFirst()), Array(list.dropLast(3)))
// expect: [10, 20] [40, 50] [20, 30, 40, 50] [10, 20]
print(list.prefix(while: { $0 < 30 }).count, list.split(separator: 30).count)  // expect: 2 2
var changed = list
changed[1...2] = [0]
print(changed)  // expect: [10, 0, 40, 50]
changed.replaceSubrange(0..<1, with: [7, 8])
changed.removeSubrange(2...)
print(changed)  // expect: [7, 8]
changed.removeAll { $0 == 7 }
print(changed)  // expect: [8]
