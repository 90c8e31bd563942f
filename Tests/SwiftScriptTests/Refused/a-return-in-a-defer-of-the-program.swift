// swift-format-ignore-file
defer { return }  // error: 'return' cannot transfer control out of a defer statement
