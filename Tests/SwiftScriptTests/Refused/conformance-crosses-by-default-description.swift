// swift-format-ignore-file
protocol Shape: CustomStringConvertible { func area() -> Double }
extension Shape { var description: String { "\(area())" } }
class Base: Shape { func area() -> Double { 1 } } // error: conformance of 'Base' to protocol 'Shape' crosses into main actor-isolated code and can cause data races
