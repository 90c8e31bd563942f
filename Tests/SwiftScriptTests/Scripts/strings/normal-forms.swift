// swift-format-ignore-file
import Foundation
print("하".decomposedStringWithCanonicalMapping.unicodeScalars.count, "한글".decomposedStringWithCanonicalMapping.precomposedStringWithCanonicalMapping.unicodeScalars.count, "ﬁ".precomposedStringWithCompatibilityMapping, "é".decomposedStringWithCompatibilityMapping.unicodeScalars.count)

// expect: 2 2 fi 2
