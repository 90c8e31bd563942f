// swift-format-ignore-file
var a = Array(1...10)
a.removeAll { $0 % 3 == 0 }
a.removeFirst(2)
a.removeLast()
print(a, a.contains(5), a.firstIndex(of: 7) ?? -1)

// expect: [4, 5, 7, 8] true 2
