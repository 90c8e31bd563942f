// swift-format-ignore-file
enum R { indirect case a(Int), b }  // error: enum case 'b' without associated value cannot be 'indirect'
print(R.b)
