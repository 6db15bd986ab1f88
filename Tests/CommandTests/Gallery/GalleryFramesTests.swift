import Foundation
import Testing

@testable import Commands

@Suite("Gallery: variants on their way from a worker")
struct GalleryFramesTests {
  private func frame(_ nodes: [GalleryNode]) -> GalleryFrame {
    GalleryFrame(
      picture: .init(name: "", width: 1, height: 1, isBlank: false), draft: "", size: .zero,
      scale: 2, nodes: nodes, heard: "[]", findings: [], gaps: [], omissions: [], controls: [])
  }

  @Test("Nodes come back as they were")
  func roundTrip() throws {
    let text = GalleryNode(
      identity: "{\"type\":\"text\"}", place: "1,0,0,40,20",
      look: .init(rows: ["[\"Text\"]", "[\"Paint\"]"], contrast: "[4.5]"))
    var plain = text
    plain.look = .init(rows: [], contrast: nil)
    let frames = GalleryFrames(frames: [frame([text, plain]), frame([]), frame([plain, text])])
    let bytes = try JSONEncoder().encode(frames)
    let read = try JSONDecoder().decode(GalleryFrames.self, from: bytes).frames
    #expect(read.map(\.nodes) == frames.frames.map(\.nodes))
    // What is said twice is sent once.
    #expect(String(decoding: bytes, as: UTF8.self).components(separatedBy: "Paint").count == 2)
  }

  @Test(
    "Nodes of texts that are not there are refused",
    arguments: [("[0,0,0]", true), ("[0,0]", false), ("[0,0,1]", false), ("[0,0,-1]", false)])
  func refusal(node: String, isSound: Bool) throws {
    let bytes = try JSONEncoder().encode(GalleryFrames(frames: [frame([])]))
    let damaged = String(decoding: bytes, as: UTF8.self)
      .replacing("\"nodes\":[[]]", with: "\"nodes\":[[\(node)]]")
      .replacing("\"texts\":[]", with: "\"texts\":[\"\"]")
    let frames = try? JSONDecoder().decode(GalleryFrames.self, from: Data(damaged.utf8)).frames
    #expect(frames?.first?.nodes.count == (isSound ? 1 : nil))
  }
}
