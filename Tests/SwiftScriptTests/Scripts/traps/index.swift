let list = [1, 2, 3]
var index = 2
print(list[index])  // expect: 3
index += 1
print(list[index])
// trap: Index out of range
