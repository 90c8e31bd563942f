class Item {
  let id: Int
  init(_ id: Int) { self.id = id }
  deinit { print("free", id) }
}
var items = [Item(1), Item(2), Item(3)]
items.remove(at: 1)
print("removed")
items[0] = Item(4)
print("replaced")
items.removeAll()
print("emptied")
var table = ["a": Item(5)]
table["a"] = nil
print("done")

// expect: free 2
// expect: removed
// expect: free 1
// expect: replaced
// expect: free 4
// expect: free 3
// expect: emptied
// expect: free 5
// expect: done
