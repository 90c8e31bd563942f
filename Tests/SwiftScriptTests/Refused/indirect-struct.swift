// swift-format-ignore-file
indirect struct S { var x: Int }  // error: 'indirect' modifier cannot be applied to this declaration
