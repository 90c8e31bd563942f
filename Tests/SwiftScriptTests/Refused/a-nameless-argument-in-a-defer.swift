// swift-format-ignore-file
var last = 0
let isNew: (Int) -> Bool = {
  defer { last = $0 }  // error: anonymous closure argument not contained in a closure
  return $0 != last
}
