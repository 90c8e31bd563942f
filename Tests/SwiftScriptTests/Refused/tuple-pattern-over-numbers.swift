// swift-format-ignore-file
for (i, x) in [1, 2] { print(i, x) }  // error: tuple pattern cannot match values of non-tuple type 'Int'
