// swift-format-ignore-file
struct Row: Collection {  // error: type 'Row' does not conform to protocol 'Collection'
  var startIndex: Int { 0 }
  var endIndex: Int { 3 }
  subscript(place: Int) -> Int { place }
}

struct Line: MutableCollection {  // error: type 'Line' does not conform to protocol 'MutableCollection'
  var startIndex: Int { 0 }
  var endIndex: Int { 3 }
  func index(after place: Int) -> Int { place + 1 }
  subscript(place: Int) -> Int { place }
}
