// swift-format-ignore-file
struct Point { var x = 0 }
print(Point() == Point())  // error: referencing operator function '==' on 'Equatable' requires that 'Point' conform to 'Equatable'
