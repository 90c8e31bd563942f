// swift-format-ignore-file
// Addresses, their parts and their queries.
import Foundation
let url = URL(string: "https://user@example.com:8080/a/b.html?q=1&r=two%20words#top")!
print(url, url.scheme!, url.host!, url.port!, url.path, url.query ?? "", url.fragment ?? "", url.user!)
print(url.lastPathComponent, url.pathExtension, url.pathComponents, url.absoluteString.count)
print(URL(string: "") as Any, URL(string: "a b") as Any)
print(url.deletingLastPathComponent(), url.deletingPathExtension().lastPathComponent)
let base = URL(string: "https://api.example.com/v1")!
print(base.appendingPathComponent("users").appendingPathComponent("7"), base.appending(path: "x/y"))
print(URL(string: "users?id=3", relativeTo: base)!.absoluteString)
var components = URLComponents()
components.scheme = "https"
components.host = "example.com"
components.path = "/search"
components.queryItems = [URLQueryItem(name: "q", value: "swift & ui"), URLQueryItem(name: "page", value: "2")]
print(components.url!, components.string!, components.queryItems!.count)
let parsed = URLComponents(string: "https://a.com/?x=1&y")!
print(parsed.queryItems!.map { "\($0.name)=\($0.value ?? "nil")" }, parsed.queryItems!.first { $0.name == "x" }?.value ?? "")
print(URLComponents(url: url, resolvingAgainstBaseURL: false)!.percentEncodedQuery!)
print(url == URL(string: url.absoluteString)!, Set([url, base, url]).count, [base: 1][base]!)
let file = URL(fileURLWithPath: "/tmp/a.txt")
print(file, file.isFileURL, file.path, file.lastPathComponent)
var changed = base
changed.appendPathComponent("z")
print(changed, "\(changed)", changed.hasDirectoryPath)
struct Link: Hashable { var url: URL; var title: String? }
print(Link(url: base, title: nil), Link(url: base, title: nil) == Link(url: base, title: nil))
if let bad = URL(string: "http://[") { print(bad) } else { print("no URL") }
guard let good = URL(string: "https://swift.org") else { fatalError() }
print(good.host == "swift.org", good.description)
// expect: https://user@example.com:8080/a/b.html?q=1&r=two%20words#top https example.com 8080 /a/b.html q=1&r=two%20words top user
// expect: b.html html ["/", "a", "b.html"] 60
// expect: nil Optional(a%20b)
// expect: https://user@example.com:8080/a/?q=1&r=two%20words#top b
// expect: https://api.example.com/v1/users/7 https://api.example.com/v1/x/y
// expect: https://api.example.com/users?id=3
// expect: https://example.com/search?q=swift%20%26%20ui&page=2 https://example.com/search?q=swift%20%26%20ui&page=2 2
// expect: ["x=1", "y=nil"] 1
// expect: q=1&r=two%20words
// expect: true 2 1
// expect: file:///tmp/a.txt true /tmp/a.txt a.txt
// expect: https://api.example.com/v1/z https://api.example.com/v1/z false
// expect: Link(url: https://api.example.com/v1, title: nil) true
// expect: no URL
// expect: true https://swift.org
