var list = [1]
list.removeLast()
print(list)  // expect: []
list.removeLast()
// trap: Can't remove last element from an empty collection
