import Foundation
import SwiftScript
import UIKitEngine

/// The program's own bundle, which has no files: what is looked for in it is not there.
///
/// The name that a program gives itself in Xcode has none here; identifier and name are LayoutLab's.
extension TypeBinding {
  static let bundle = TypeBinding.class(Bundle.self, "Bundle", inherits: "NSObject") { type in
    type.constant("main", .main)
    type.staticMethod("init(for aClass: AnyClass)") { (_: Value) in Bundle.main }
    type.property("var bundleIdentifier: String?") { _ in String?.some(RunningProgram.name) }
    type.property("var infoDictionary: [String: Any]?") { _ in information }
    type.function("func object(forInfoDictionaryKey key: String) -> Any?") {
      (_: Bundle, key: String) -> Value in information[key] ?? .none
    }
    type.resources()
    type.function(
      "func localizedString(forKey key: String, value: String?, table tableName: String?) -> String"
    ) { (_: Bundle, key: String, value: String?, _: String?) in
      value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
  }

  private static var information: [String: Value] {
    ["CFBundleIdentifier": RunningProgram.name, "CFBundleName": RunningProgram.name]
      .mapValues(\.wrapped)
  }
}

extension MemberTable where Host == Bundle {
  fileprivate func resources() {
    function("func url(forResource name: String?, withExtension ext: String?) -> URL?") {
      (_: Bundle, _: String?, _: String?) in URL?.none
    }
    function(
      "func url(forResource name: String?, withExtension ext: String?, subdirectory: String?) -> URL?"
    ) { (_: Bundle, _: String?, _: String?, _: String?) in URL?.none }
    function("func path(forResource name: String?, ofType ext: String?) -> String?") {
      (_: Bundle, _: String?, _: String?) in String?.none
    }
    function(
      "func urls(forResourcesWithExtension ext: String?, subdirectory: String?) -> [URL]?"
    ) { (_: Bundle, _: String?, _: String?) in [URL]?.none }
    property("var resourcePath: String?") { _ in String?.none }
    property("var resourceURL: URL?") { _ in URL?.none }
  }
}
