// swift-format-ignore-file
func f() { import Foundation }  // error: declaration is only valid at file scope
f()
