// swift-format-ignore-file
let number = 5
print(number!)  // error: cannot force unwrap value of non-optional type 'Int'
