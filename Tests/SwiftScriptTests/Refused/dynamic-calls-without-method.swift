// swift-format-ignore-file
@dynamicCallable struct J { var x = 1 }  // error: '@dynamicCallable' requires 'J' to have either a valid 'dynamicallyCall(withArguments:)' method or 'dynamicallyCall(withKeywordArguments:)' method
