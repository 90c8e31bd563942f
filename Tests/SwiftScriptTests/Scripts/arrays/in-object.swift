// swift-format-ignore-file
class Bag { var items: [Int] = []; var nested: [[Int]] = [[]] }
let bag = Bag()
for i in 0..<3 { bag.items.append(i); bag.nested[0].append(i * 2) }
bag.items[1] = 50
let snapshot = bag.nested
bag.nested[0][2] = -1
print(bag.items, bag.nested, snapshot)

// expect: [0, 50, 2] [[0, 2, -1]] [[0, 2, 4]]
