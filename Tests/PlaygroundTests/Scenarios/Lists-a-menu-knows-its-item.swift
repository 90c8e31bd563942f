// swift-format-ignore-file
// source: Apple's documentation of UIContextMenuConfiguration
// The identifier of a context menu's configuration is what it was made with: an index path, or a text.
// ends: normally
import UIKit

let path = IndexPath(item: 2, section: 0)
let menu = UIContextMenuConfiguration(identifier: path as NSCopying, previewProvider: nil) { _ in nil }
print(menu.identifier as? IndexPath ?? [])
let named = UIContextMenuConfiguration(identifier: "abc" as NSString, previewProvider: nil, actionProvider: nil)
print(named.identifier as? String ?? "nil")
