// swift-format-ignore-file
func f() { extension Int { var dd: Int { 1 } } }  // error: declaration is only valid at file scope
f()
