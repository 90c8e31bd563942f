var list = [1, 2, 3]
for item in list {
  if item == 1 { list.append(99) }
}
print(list)  // expect: [1, 2, 3, 99]
var total = 0
for var item in list {
  item *= 2
  total += item
}
print(total)  // expect: 210
