// swift-format-ignore-file
let text = "ab"
for letter in text { print(letter + "!") }  // error: cannot convert value of type 'Character' to expected argument type 'String'
