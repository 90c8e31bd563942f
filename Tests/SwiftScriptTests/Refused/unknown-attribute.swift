// swift-format-ignore-file
@objcc class K {}  // error: unknown attribute 'objcc'
