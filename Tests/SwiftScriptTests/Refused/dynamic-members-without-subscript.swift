// swift-format-ignore-file
@dynamicMemberLookup struct J { var x = 1 }  // error: '@dynamicMemberLookup' requires 'J' to have a 'subscript(dynamicMember:)' method that accepts either 'ExpressibleByStringLiteral' or a key path
