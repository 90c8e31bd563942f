// swift-format-ignore-file
func f() { let g = { 1 }
  g  // error: function is unused
  f }  // error: function is unused
