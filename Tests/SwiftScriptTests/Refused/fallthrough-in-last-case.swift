// swift-format-ignore-file
switch 3 { case 1: print(1)
default: fallthrough }  // error: 'fallthrough' without a following 'case' or 'default' block
print("end")
