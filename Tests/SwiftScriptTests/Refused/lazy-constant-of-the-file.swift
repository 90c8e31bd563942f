// swift-format-ignore-file
lazy let x = 5  // error: 'lazy' cannot be used on a let
