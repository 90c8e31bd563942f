// swift-format-ignore-file
let size: Int
let show = { print(size) }  // error: constant 'size' captured by a closure before being initialized
size = 1
show()
