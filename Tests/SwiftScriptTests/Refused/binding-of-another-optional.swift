// swift-format-ignore-file
let text: String? = "a"
if let number: Int = text { print(number) }  // error: cannot assign value of type 'String?' to type 'Int?'
