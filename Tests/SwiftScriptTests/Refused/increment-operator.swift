// swift-format-ignore-file
var i = 0
i++  // error: cannot find operator '++' in scope; did you mean '+= 1'?
