// swift-format-ignore-file
let one = (label: 1)  // error: cannot create a single-element tuple with an element label
print(one)
