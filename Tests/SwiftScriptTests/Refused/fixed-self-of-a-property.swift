// swift-format-ignore-file
protocol Maker { static var standard: Self { get } }
class K: Maker { static let standard = K() }  // error: property 'standard' in non-final class 'K' must specify type 'Self' to conform to protocol 'Maker'
