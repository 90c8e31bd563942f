// swift-format-ignore-file
let s = "abc"
let t: String = s.uppercased  // error: function produces expected type 'String'; did you mean to call it with '()'?
