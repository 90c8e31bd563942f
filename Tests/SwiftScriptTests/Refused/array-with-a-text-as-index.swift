// swift-format-ignore-file
let a = [1, 2]
print(a["b"])  // error: no exact matches in call to subscript 
