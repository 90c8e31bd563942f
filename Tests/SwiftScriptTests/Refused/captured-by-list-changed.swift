// swift-format-ignore-file
var count = 0
let increase = { [count] in count += 1 }  // error: left side of mutating operator isn't mutable: 'count' is an immutable capture
increase()
print(count)
