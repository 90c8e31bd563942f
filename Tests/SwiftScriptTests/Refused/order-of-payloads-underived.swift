// swift-format-ignore-file
enum Hand: Comparable { case high(Int), straight(royal: Bool) }  // error: type 'Hand' does not conform to protocol 'Comparable'
print(Hand.straight(royal: true) < .high(1))
