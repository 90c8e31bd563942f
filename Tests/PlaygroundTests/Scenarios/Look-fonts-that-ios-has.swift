// swift-format-ignore-file
// source: Apple's documentation of UIFont
// A font of a name that iOS does not come with (by Apple's list of system fonts) is none, so that the code behind ?? takes its place; the
// families have their fonts. Sizes of texts have an order.
// ends: normally
import UIKit

print(UIFont(name: "NoSuchFont-Bold", size: 12) == nil)
print((UIFont(name: "NoSuchFont-Bold", size: 12) ?? .systemFont(ofSize: 20)).pointSize)
for name in ["HelveticaNeue-Bold", "AvenirNext-DemiBold", "TimesNewRomanPSMT", "Georgia", "Menlo-Regular"] {
  print(UIFont(name: name, size: 12)?.familyName ?? "none")
}
print(UIFont.familyNames.contains("Helvetica Neue"), UIFont.familyNames.contains("Comic Sans MS"))
print(UIContentSizeCategory.large < .accessibilityMedium, UIContentSizeCategory.small > .large)
print(UIContentSizeCategory.large >= .large)
