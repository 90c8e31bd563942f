// swift-format-ignore-file
weak var count: Int?  // error: 'weak' may only be applied to class and class-bound protocol types, not 'Int'
print(1)
