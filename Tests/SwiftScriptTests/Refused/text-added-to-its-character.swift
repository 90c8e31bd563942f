// swift-format-ignore-file
let text = "ab"
print(text.map { $0 + "!" })  // error: cannot convert value of type 'String.Element' (aka 'Character') to expected argument type 'String'
