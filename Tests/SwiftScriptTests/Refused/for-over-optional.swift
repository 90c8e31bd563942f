// swift-format-ignore-file
let o: [String]? = nil
for x in o { print(x) }  // error: for-in loop requires '[String]?' to conform to 'Sequence'; did you mean to unwrap optional?
