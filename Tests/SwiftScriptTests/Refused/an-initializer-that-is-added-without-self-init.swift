// swift-format-ignore-file
import Foundation
extension NSRange {
  init(both: Int) {
    self.location = both  // error: 'self' used before 'self.init' call or assignment to 'self'
    self.length = both
  }
}
