// swift-format-ignore-file
var x: Int { print(1); let y = 2 } // error: missing return in getter expected to return 'Int'
