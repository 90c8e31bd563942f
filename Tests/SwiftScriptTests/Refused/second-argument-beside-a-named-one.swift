// swift-format-ignore-file
print([1].map { number in $1 })  // error: anonymous closure arguments cannot be used inside a closure that has explicit arguments
