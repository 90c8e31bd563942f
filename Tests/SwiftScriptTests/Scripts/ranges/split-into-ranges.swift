// swift-format-ignore-file
print((1..<10).split { $0 == 5 })
print((1..<10).split(maxSplits: 1) { $0 % 3 == 0 }, (0..<3).split(omittingEmptySubsequences: false) { $0 < 2 })
// expect: [Range(1..<5), Range(6..<10)]
// expect: [Range(1..<3), Range(4..<10)] [Range(0..<0), Range(1..<1), Range(2..<3)]
