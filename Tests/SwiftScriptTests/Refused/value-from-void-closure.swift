// swift-format-ignore-file
var f: () -> Void = { return 1 }  // error: cannot convert value of type 'Int' to closure result type 'Void'
