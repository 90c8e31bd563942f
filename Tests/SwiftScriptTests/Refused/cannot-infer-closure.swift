// swift-format-ignore-file
let same = { value in value }  // error: cannot infer type of closure parameter 'value' without a type annotation
