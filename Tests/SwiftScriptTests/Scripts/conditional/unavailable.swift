// swift-format-ignore-file
if #unavailable(iOS 13) { print("y") } else { print("n") }
if #unavailable(iOS 13, macOS 11) { print("y") } else { print("n") }
if #available(iOS 99, *) { print("99") } else { print("old") }
// expect: n
// expect: n
// expect: 99
