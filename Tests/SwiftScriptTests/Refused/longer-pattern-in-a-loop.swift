// swift-format-ignore-file
for (h, i, j) in [(1, 2)] { print(h, i, j) }  // error: pattern cannot match values of type '(Int, Int)'
