import SwiftSyntax

/// `&key` where a raw pointer is wanted.
extension Checker {
  /// The address of a global or of a static property, which stays what it is; it says which one is
  /// meant, and nothing can be read through it.
  func address(of syntax: InOutExprSyntax, as type: Type) -> TypedExpr? {
    guard let pointer = type.nominal, pointer === library.types["UnsafeRawPointer"] else {
      error("'&' used with non-inout argument of type '\(type)'", syntax)
      return nil
    }
    let place = check(syntax.expression, expecting: nil)
    if place.type.isError { return nil }
    guard case .global(let global) = place.kind else {
      unsupported("the address of what is no global or static property is", syntax)
      return nil
    }
    requirePlace(place, syntax.expression, member: nil, isAddress: true)
    let value = UnsafeRawPointer(Unmanaged.passUnretained(global).toOpaque())
    return TypedExpr(.constant(value.wrapped), type, line: line(syntax))
  }
}
