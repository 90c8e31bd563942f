import Foundation

let codes: [URLError.Code] = [
  .unknown, .cancelled, .badURL, .timedOut, .unsupportedURL, .cannotFindHost, .cannotConnectToHost,
  .networkConnectionLost, .dnsLookupFailed, .httpTooManyRedirects, .resourceUnavailable,
  .notConnectedToInternet, .redirectToNonExistentLocation, .badServerResponse,
  .userCancelledAuthentication, .userAuthenticationRequired, .zeroByteResource,
  .cannotDecodeRawData, .cannotDecodeContentData, .cannotParseResponse, .fileDoesNotExist,
  .noPermissionsToReadFile, .dataLengthExceedsMaximum, .secureConnectionFailed,
]
print(codes.map(\.rawValue))
let e = URLError(.badURL)
print(e.code == .badURL, e.errorCode, URLError.errorDomain, e.code.rawValue)
func load() throws { throw URLError(.timedOut) }
do { try load() } catch let error as URLError where error.code == .timedOut {
  print("timed out", error.localizedDescription)
} catch { print("?") }
do { try load() } catch URLError.timedOut { print("pattern") } catch { print("?") }
do { try load() } catch {
  print((error as? URLError)?.code == .timedOut, error.localizedDescription)
}
switch e.code {
case .badURL, .unsupportedURL: print("bad");
default: print("else")
}
print(URLError(.badURL) == URLError(.badURL), URLError(.badURL) == URLError(.timedOut))
let r: Result<Int, URLError> = .failure(.init(.cancelled))
if case .failure(let f) = r { print(f.code.rawValue) }

// expect: [-1, -999, -1000, -1001, -1002, -1003, -1004, -1005, -1006, -1007, -1008, -1009, -1010, -1011, -1012, -1013, -1014, -1015, -1016, -1017, -1100, -1102, -1103, -1200]
// expect: true -1000 NSURLErrorDomain -1000
// expect: timed out The operation could not be completed. (NSURLErrorDomain error -1001.)
// expect: pattern
// expect: true The operation could not be completed. (NSURLErrorDomain error -1001.)
// expect: bad
// expect: true false
// expect: -999
