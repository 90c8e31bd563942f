// swift-format-ignore-file
let items = [1, 2, 3]
let part: ArraySlice<Int> = items  // error: cannot convert value of type '[Int]' to specified type 'ArraySlice<Int>'
