// What is being changed is nobody else's: the closure looks at the list that is being sorted.
final class Shelf {
  var books = ["b", "a"]
  func tidy() {
    books.sort { first, second in
      print("compare", first < second)
      return books.count > 1 && first < second
    }
  }
}
let shelf = Shelf()
print(shelf.books)
shelf.tidy()
print("never")
// expect: ["b", "a"]
// expect: compare true
// trap: Fatal access conflict detected
