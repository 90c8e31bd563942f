// swift-format-ignore-file
import Observation
@Observable struct M { var x = 1 }  // error: '@Observable' cannot be applied to struct type 'M' (from macro 'Observable ')
