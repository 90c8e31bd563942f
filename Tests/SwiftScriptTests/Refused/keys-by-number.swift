// swift-format-ignore-file
let d = ["a": 1]
print(d.keys[0])  // error: no exact matches in call to subscript 
