import Foundation

/// A folder that lives as long as the test that holds it, however that ends.
public final class TemporaryFolder: Sendable {
  public let url = FileManager.default.temporaryDirectory
    .appending(path: "layoutlab-\(UUID().uuidString)")

  public var path: String { url.path }

  /// A test whose folder can't be made fails as it writes there.
  public init() {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A file that holds `text`.
  public func file(_ name: String, _ text: String) throws -> URL {
    let file = url.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file
  }
}
