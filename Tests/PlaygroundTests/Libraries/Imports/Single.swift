// swift-format-ignore-file
import class Foundation.Timer
import class Foundation.NotificationCenter
import struct Foundation.Notification
import UIKit

public struct Parts {
  public var timer: Timer?
  public var center: NotificationCenter = .default
  public var name: Notification.Name = .layoutDidChange
  @MainActor public init() {}
}
