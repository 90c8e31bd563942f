// swift-format-ignore-file
let n = 3
print(
  """
  a \(n)\tB \\ "q" \u{41}
    in \("x")\n
  next \
  joined \(n) \
  on
  end\t
  """)
print(
  """
  \(n)
  """,
  """
  \(n)\("a")
  \(n)
  """)
print(
  #"""
  a \n \#(n)\#tB
  c
  """#, "\(n)\t\("a\tb")\n", #"\#(n) \t \#t|"#)
func f() {
  print(
    """
    deep \(n)
      more\t
    \("z") \\(n)
    """)
}
f()
print(
  """

  \(n)

  x

  """, terminator: "|\n")
print(
  """
  he said \"""\(n)\""" ok
  'x' \'y\'
  """)
// expect: a 3	B \ "q" A
// expect:   in x
// expect:
// expect: next joined 3 on
// expect: end	
// expect: 3 3a
// expect: 3
// expect: a \n 3	B
// expect: c 3	a	b
// expect:  3 \t 	|
// expect: deep 3
// expect:   more	
// expect: z \(n)
// expect:
// expect: 3
// expect:
// expect: x
// expect: |
// expect: he said """3""" ok
// expect: 'x' 'y'
