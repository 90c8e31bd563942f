import Foundation
let s = CGSize(width: 1)  // error: missing argument for parameter 'height' in call
