// swift-format-ignore-file
class Label { var text: String? }
let label = Label()
let name = "Ada"
label.text = name.prefix(1)  // error: no 'prefix' candidates produce the expected contextual result type 'String?'
