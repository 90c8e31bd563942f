import Foundation
extension CGPoint {
  init(both: CGFloat) {
    self.x = both  // error: 'self' used before 'self.init' call or assignment to 'self'
    self.y = both
  }
}
