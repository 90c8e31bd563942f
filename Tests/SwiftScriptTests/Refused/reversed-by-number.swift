// swift-format-ignore-file
let arr = [3, 1, 2].reversed()
print(arr[0])  // error: no exact matches in call to subscript 
