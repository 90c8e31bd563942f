import SwiftScript

extension UIKitBindings {
  /// Nothing here waits for a pool to be released: what a pool runs is all there is to it.
  static let releasePools = LibraryPart(
    names: ["autoreleasepool"],
    source: """
      func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
        try body()
      }
      """)
}
