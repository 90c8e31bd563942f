/// The sentences that differ in nothing but their words.
extension CompilerWords {
  /// Where a body does not begin, its end is missing, too, and not said to be.
  static let bodies = [
    "expected '{' in 'if' statement": "expected '{' after 'if' condition",
    "unexpected code 'then' in 'if' statement": "expected '{' after 'if' condition",
    "unexpected code ')' in 'if' statement": "expected '{' after 'if' condition",
    "expected '{' in 'while' statement": "expected '{' after 'while' condition",
    "expected '{' in 'for' statement": "expected '{' to start the body of for-each loop",
    "expected '{' in 'switch' statement": "expected '{' after 'switch' subject expression",
    "expected '{' or 'if' after 'else'": "expected '{' or 'if' after 'else'",
  ]

  static let texts = [
    "deinitializers cannot have parameters": "no parameter clause allowed on deinitializer",
    "expected 'func' in function": "expected 'func' keyword in instance method declaration",
    "expected 'var' in variable": "expected 'var' keyword in property declaration",
    "expected '\"' to end string literal": "unterminated string literal",
    "expected return type in function signature": "expected type for function result",
    "expected type in type annotation": "expected type",
    "expected type in inherited type": "expected type",
    "expected type in extension": "expected type name in extension declaration",
    "expected pattern in variable": "expected pattern",
    "expected expression in variable": "expected initial value after '='",
    "expected expression in parameter": "expected initial value after '='",
    "expected name in member access": "expected member name following '.'",
    "expected name in import": "expected identifier in import declaration",
    "expected 'in' in 'for' statement": "expected 'in' after for-each pattern",
    "expected 'else' in 'guard' statement": "expected 'else' after 'guard' condition",
    "expected 'while' and condition in 'repeat' statement":
      "expected 'while' after body of 'repeat' statement",
    "expected code block in 'catch' clause": "expected '{' after 'catch' pattern",
    "expected ':' and expression after '? ...' in ternary expression":
      "expected ':' after '? ...' in ternary expression",
    "expected ':' in parameter": "expected ':' following argument label and parameter name",
    "expected ':' and value in dictionary element": "expected ':' in dictionary literal",
    "expected value in dictionary element": "expected value in dictionary literal",
    "expected value in array element": "expected expression in container literal",
    "expected value in function call": "unexpected ',' separator",
    "expected ':' in switch case": "expected ':' after 'case'",
    "expected '>' to end generic argument clause": "expected '>' to complete generic argument list",
    "expected '>' to end generic parameter clause":
      "expected '>' to complete generic parameter list",
    "unexpected ';' separator": "';' statements are not allowed",
    "unexpected brace in source file": "extraneous '}' at top level",
    "C-style for statement has been removed in Swift 3":
      "C-style for statement was removed in Swift 3",
    "'throws' must precede '->'": "'throws' may only occur before '->'",
    "'async' must precede '->'": "'async' may only occur before '->'",
    "identifier can only start with a letter or underscore, not a number":
      "function name can only start with a letter or underscore, not a number",
  ]
}
