// swift-format-ignore-file
let rows = [[2, 1], [1]]
print(rows.sorted())  // error: referencing instance method 'sorted()' on 'Sequence' requires that '[Int]' conform to 'Comparable'
