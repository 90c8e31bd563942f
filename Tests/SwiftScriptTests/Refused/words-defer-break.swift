// swift-format-ignore-file
for i in 0..<2 { defer { break }; print(i) }  // error: 'break' cannot transfer control out of a defer statement
