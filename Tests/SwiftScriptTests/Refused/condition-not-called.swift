// swift-format-ignore-file
func f() -> Bool { true }
while f { }  // error: function produces expected type 'Bool'; did you mean to call it with '()'?
