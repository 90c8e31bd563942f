// swift-format-ignore-file
let list = [1, 2]
print(list["0"])  // error: no exact matches in call to subscript 
