// swift-format-ignore-file
print([1, 2] == [1, 2], [[1], [2]] == [[1], [3]], ["a"] != ["b"], [1, 2].elementsEqual([1, 2]))
print([1, 2, 3].starts(with: [1, 2]), [Int]() == [])

// expect: true false true true
// expect: true true
