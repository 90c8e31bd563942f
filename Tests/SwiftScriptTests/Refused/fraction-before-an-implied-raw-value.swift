// swift-format-ignore-file
enum E: Double { case a = 1.5, b } // error: enum case must declare a raw value when the preceding raw value is not an integer
