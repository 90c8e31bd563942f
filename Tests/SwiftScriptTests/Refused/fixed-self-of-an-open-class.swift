// swift-format-ignore-file
protocol Copying { func copy() -> Self }
class D: Copying { func copy() -> D { D() } }  // error: method 'copy()' in non-final class 'D' must return 'Self' to conform to protocol 'Copying'
