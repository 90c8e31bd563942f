// swift-format-ignore-file
func g(label: String = 3) -> String { label }  // error: default argument value of type 'Int' cannot be converted to type 'String'
print(g())
