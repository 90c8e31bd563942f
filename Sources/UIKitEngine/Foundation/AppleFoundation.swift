#if !canImport(ObjectiveC)
  import Foundation

  // What a library for UIKit takes for granted of Foundation and the Objective-C runtime, and what
  // Foundation of other systems has not.

  nonisolated extension NSAttributedString {
    /// An empty text: there `init()`, which no extension may override here.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  }

  /// Runs `body`: what is released here is released at once.
  public nonisolated func autoreleasepool<Result>(
    invoking body: () throws -> Result
  ) rethrows -> Result { try body() }
#endif
