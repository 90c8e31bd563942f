// swift-format-ignore-file
import Foundation
let u: URL = URL(string: "a")  // error: value of optional type 'URL?' must be unwrapped to a value of type 'URL'
