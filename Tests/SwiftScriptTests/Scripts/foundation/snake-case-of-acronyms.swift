// swift-format-ignore-file
import Foundation
struct AnyKey: CodingKey { var stringValue: String; var intValue: Int? { nil }; init(_ s: String) { stringValue = s }; init?(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { nil } }
struct D: Encodable { let names: [String]; func encode(to e: any Encoder) throws { var c = e.container(keyedBy: AnyKey.self); for n in names { try c.encode(1, forKey: AnyKey(n)) } } }
let e = JSONEncoder(); e.keyEncodingStrategy = .convertToSnakeCase
for n in ["myURL", "URLPath", "aURLb", "HTTPServerID", "i2C", "simple", "oneTwoThree", "A", "AB", "aB", "myURLProperty", "x1Y2", "ABc", "_aB", "", "URL", "userID", "IDUser", "aBCd", "already_snake", "Title", "titleCase2X", "한글Key", "éA"] {
  print(n, String(decoding: try e.encode(D(names: [n])), as: UTF8.self))
}

// expect: myURL {"my_url":1}
// expect: URLPath {"u_rl_path":1}
// expect: aURLb {"a_ur_lb":1}
// expect: HTTPServerID {"h_ttp_server_id":1}
// expect: i2C {"i2_c":1}
// expect: simple {"simple":1}
// expect: oneTwoThree {"one_two_three":1}
// expect: A {"a":1}
// expect: AB {"a_b":1}
// expect: aB {"a_b":1}
// expect: myURLProperty {"my_url_property":1}
// expect: x1Y2 {"x1_y2":1}
// expect: ABc {"a_bc":1}
// expect: _aB {"_a_b":1}
// expect:  {"":1}
// expect: URL {"u_rl":1}
// expect: userID {"user_id":1}
// expect: IDUser {"i_d_user":1}
// expect: aBCd {"a_b_cd":1}
// expect: already_snake {"already_snake":1}
// expect: Title {"title":1}
// expect: titleCase2X {"title_case2_x":1}
// expect: 한글Key {"한글_key":1}
// expect: éA {"é_a":1}
