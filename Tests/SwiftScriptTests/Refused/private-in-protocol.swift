// swift-format-ignore-file
protocol P { private func f() }  // error: 'private' modifier cannot be used in protocols
