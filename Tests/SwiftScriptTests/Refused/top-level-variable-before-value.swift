// swift-format-ignore-file
var name: String
if Bool.random() { name = "a" }
print(name)  // error: variable 'name' used before being initialized
