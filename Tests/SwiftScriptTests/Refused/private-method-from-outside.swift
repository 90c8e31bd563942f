// swift-format-ignore-file
struct Box { private func secret() {} }
Box().secret() // error: 'secret' is inaccessible due to 'private' protection level
