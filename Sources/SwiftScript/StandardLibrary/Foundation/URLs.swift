import Foundation

extension URL: BridgedValue {}
extension URLComponents: BridgedValue {}
extension URLQueryItem: BridgedValue {}

/// Addresses; nothing here follows one.
extension StandardLibrary {
  static let urls: [TypeBinding] = [url, urlComponents, queryItem]

  private static let url = TypeBinding.struct(
    URL.self, "URL", conforms: ["Hashable", "CustomStringConvertible"]
  ) { type in
    type.failableInitializer("init?(string: String)") { (text: String) in URL(string: text) }
    type.failableInitializer("init?(string: String, relativeTo url: URL?)") {
      (text: String, base: URL?) in URL(string: text, relativeTo: base)
    }
    type.staticMethod("init(fileURLWithPath path: String)") { (path: String) in
      path.hasPrefix("/")
        ? URL(fileURLWithPath: path, isDirectory: path.hasSuffix("/"))
        : URL(fileURLWithPath: "/" + path, isDirectory: path.hasSuffix("/"))
    }
    type.staticMethod("init(fileURLWithPath path: String, isDirectory: Bool)") {
      (path: String, isDirectory: Bool) in URL(fileURLWithPath: path, isDirectory: isDirectory)
    }
    for (name, path) in optionalTexts { type.property("var \(name): String?", path) }
    for (name, path) in texts { type.property("var \(name): String", path) }
    type.property("var port: Int?", \.port)
    type.property("var pathComponents: [String]", \.pathComponents)
    type.property("var isFileURL: Bool", \.isFileURL)
    type.property("var hasDirectoryPath: Bool", \.hasDirectoryPath)
    type.property("var absoluteURL: URL", \.absoluteURL)
    type.property("var baseURL: URL?", \.baseURL)
    type.property("var standardized: URL", \.standardized)
    type.function("func path(percentEncoded: Bool = true) -> String") { (me: URL, flag: Bool) in
      me.path(percentEncoded: flag)
    }
    type.function("func host(percentEncoded: Bool = true) -> String?") { (me: URL, flag: Bool) in
      me.host(percentEncoded: flag)
    }
    urlPaths(type)
    refusedReading(type)
  }

  private static func urlPaths(_ type: MemberTable<URL>) {
    for label in [
      "appendingPathComponent(_ pathComponent", "appending(path", "appending(component",
    ] {
      type.function("func \(label): String) -> URL") { (me: URL, part: String) in
        label.hasPrefix("appendingP")
          ? URL(fileURLWithPathOf: me, adding: part) : me.appending(path: part)
      }
    }
    type.function(
      "func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL"
    ) { (me: URL, part: String, isDirectory: Bool) in
      me.appendingPathComponent(part, isDirectory: isDirectory)
    }
    type.function("func appendingPathExtension(_ pathExtension: String) -> URL") {
      (me: URL, part: String) in me.appendingPathExtension(part)
    }
    type.function("func appending(queryItems: [URLQueryItem]) -> URL") {
      (me: URL, items: [URLQueryItem]) in me.appending(queryItems: items)
    }
    type.function("func deletingLastPathComponent() -> URL") { (me: URL) in
      me.deletingLastPathComponent()
    }
    type.function("func deletingPathExtension() -> URL") { (me: URL) in
      me.deletingPathExtension()
    }
    type.mutating("mutating func appendPathComponent(_ pathComponent: String)") {
      (me: inout URL, part: String) in me = URL(fileURLWithPathOf: me, adding: part)
    }
    type.mutating("mutating func append(path: String)") { (me: inout URL, part: String) in
      me.append(path: part)
    }
    type.mutating("mutating func append(queryItems: [URLQueryItem])") {
      (me: inout URL, items: [URLQueryItem]) in me.append(queryItems: items)
    }
    type.mutating("mutating func deleteLastPathComponent()") { (me: inout URL) in
      me.deleteLastPathComponent()
    }
    type.mutating("mutating func appendPathExtension(_ pathExtension: String)") {
      (me: inout URL, part: String) in me.appendPathExtension(part)
    }
    type.mutating("mutating func deletePathExtension()") { (me: inout URL) in
      me.deletePathExtension()
    }
  }

  /// What would look at the disk or the network.
  private static func refusedReading(_ type: MemberTable<URL>) {
    type.native("func checkResourceIsReachable() throws -> Bool") { machine, _ in
      machine.refuse("checkResourceIsReachable()")
    }
  }

  private static let optionalTexts: [(String, KeyPath<URL, String?>)] = [
    ("scheme", \.scheme), ("host", \.host), ("query", \.query), ("fragment", \.fragment),
    ("user", \.user), ("password", \.password),
  ]

  private static let texts: [(String, KeyPath<URL, String>)] = [
    ("absoluteString", \.absoluteString), ("relativeString", \.relativeString), ("path", \.path),
    ("relativePath", \.relativePath), ("lastPathComponent", \.lastPathComponent),
    ("pathExtension", \.pathExtension), ("description", \.description),
    ("debugDescription", \.debugDescription),
  ]

  private static let queryItem = TypeBinding.struct(
    URLQueryItem.self, "URLQueryItem", conforms: ["Hashable", "CustomStringConvertible"]
  ) { type in
    type.initializer("init(name: String, value: String?)", URLQueryItem.init(name:value:))
    type.property("var name: String", \.name)
    type.property("var value: String?", \.value)
    type.property("var description: String", \.description)
  }

  private static let urlComponents = TypeBinding.struct(
    URLComponents.self, "URLComponents", conforms: ["Hashable", "CustomStringConvertible"]
  ) { type in
    type.initializer("init()", URLComponents.init)
    type.failableInitializer("init?(string: String)") { (text: String) in
      URLComponents(string: text)
    }
    type.failableInitializer("init?(url: URL, resolvingAgainstBaseURL resolve: Bool)") {
      (url: URL, resolve: Bool) in URLComponents(url: url, resolvingAgainstBaseURL: resolve)
    }
    for (name, path) in partsOfAddress { type.property("var \(name): String?", path) }
    type.property("var path: String", \.path)
    type.property("var percentEncodedPath: String", \.percentEncodedPath)
    type.property("var port: Int?", \.port)
    type.property("var queryItems: [URLQueryItem]?", \.queryItems)
    type.property("var url: URL?", \.url)
    type.property("var string: String?", \.string)
    type.property("var description: String", \.description)
    type.function("func url(relativeTo base: URL?) -> URL?") { (me: URLComponents, base: URL?) in
      me.url(relativeTo: base)
    }
  }

  private static let partsOfAddress: [(String, WritableKeyPath<URLComponents, String?>)] = [
    ("scheme", \.scheme), ("host", \.host), ("query", \.query), ("fragment", \.fragment),
    ("user", \.user), ("password", \.password), ("percentEncodedQuery", \.percentEncodedQuery),
    ("percentEncodedHost", \.percentEncodedHost),
    ("percentEncodedFragment", \.percentEncodedFragment),
  ]
}

extension URL {
  /// As `appendingPathComponent` does, which looks at the disk for a file's address.
  fileprivate init(fileURLWithPathOf url: URL, adding part: String) {
    self =
      url.isFileURL
      ? url.appendingPathComponent(part, isDirectory: part.hasSuffix("/"))
      : url.appendingPathComponent(part)
  }
}

extension Machine {
  /// Nothing of a script's touches the disk or the network: it is told so by the error it gets.
  func refuse(_ what: String) -> Value {
    raise(
      .object(
        NSError(
          domain: NSCocoaErrorDomain, code: 257,
          userInfo: [
            NSLocalizedDescriptionKey:
              "LayoutLab: '\(what)' would reach the disk or the network, which no script can"
          ])))
    return .none
  }
}
