import Foundation
import SwiftScript
import UIKitEngine

extension Date: @MainActor BridgedValue {}

extension TypeBinding {
  /// Moments of the app's virtual time.
  ///
  /// Each launch is the beginning of 2001, so that a session is the same today and tomorrow; a
  /// compiled program has Foundation's own dates.
  static let date = TypeBinding.struct(
    Date.self, "Date", conforms: ["Hashable", "Comparable", "CustomStringConvertible"]
  ) { type in
    type.initializer("init()") { now }
    type.initializer("init(timeIntervalSinceNow: TimeInterval)") { (seconds: Double) in
      now + seconds
    }
    type.initializer(
      "init(timeIntervalSince1970: TimeInterval)", Date.init(timeIntervalSince1970:))
    type.initializer(
      "init(timeIntervalSinceReferenceDate: TimeInterval)",
      Date.init(timeIntervalSinceReferenceDate:))
    type.initializer(
      "init(timeInterval: TimeInterval, since date: Date)", Date.init(timeInterval:since:))
    type.staticProperty("static var now: Date") { now }
    type.constant("distantPast", .distantPast)
    type.constant("distantFuture", .distantFuture)
    type.property("var timeIntervalSinceNow: TimeInterval", get: { $0.timeIntervalSince(now) })
    type.property("var timeIntervalSince1970: TimeInterval", \.timeIntervalSince1970)
    type.property(
      "var timeIntervalSinceReferenceDate: TimeInterval", \.timeIntervalSinceReferenceDate)
    type.property("var description: String", \.description)
    type.function("func timeIntervalSince(_ date: Date) -> TimeInterval") {
      (me: Date, date: Date) in me.timeIntervalSince(date)
    }
    type.function("func addingTimeInterval(_ timeInterval: TimeInterval) -> Date") {
      (me: Date, seconds: Double) in me + seconds
    }
    type.staticMethod("static func + (left: Date, right: TimeInterval) -> Date") {
      (left: Date, right: Double) in left + right
    }
    type.staticMethod("static func - (left: Date, right: TimeInterval) -> Date") {
      (left: Date, right: Double) in left - right
    }
    type.staticMethod("static func < (left: Date, right: Date) -> Bool") {
      (left: Date, right: Date) in left < right
    }
  }

  static var now: Date { Date(timeIntervalSinceReferenceDate: Engine.current.now) }
}
