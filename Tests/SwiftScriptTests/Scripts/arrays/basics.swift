// swift-format-ignore-file
var list = [1, 2, 3]
list.append(4)
list += [5, 6]
list.insert(0, at: 0)
print(list, list.count, list.isEmpty)  // expect: [0, 1, 2, 3, 4, 5, 6] 7 false
print(list.first!, list.last!, list[2])  // expect: 0 6 2
list[0] = 100
list.remove(at: 1)
list.removeFirst()
list.removeLast()
print(list)  // expect: [2, 3, 4, 5]
print(list.contains(3), list.firstIndex(of: 3) as Any, list.firstIndex(of: 42) as Any)
// expect: true Optional(1) nil
list.swapAt(0, 1)
print(list, list.indices)  // expect: [3, 2, 4, 5] 0..<4
let empty: [Int] = []
print(empty.first as Any, [Int]().isEmpty, Array(repeating: "a", count: 2))
// expect: nil true ["a", "a"]
