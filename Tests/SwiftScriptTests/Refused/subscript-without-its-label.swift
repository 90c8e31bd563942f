// swift-format-ignore-file
struct Shelf { subscript(at place: Int) -> Int { place } }
print(Shelf()[1])  // error: missing argument label 'at:' in subscript
