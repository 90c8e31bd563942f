// swift-format-ignore-file
let flag: Int? = 1
if flag { print("yes") }  // error: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
