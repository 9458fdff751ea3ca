// Knows that a file is served by what it is, and never as a page where it could run script beside the tokens.
import { describe, expect, test } from "vitest";
import { judgeMediaType } from "./media-type.ts";
import { ruleServing } from "./serving-rules.ts";

describe("decisions 12: types are judged by content", () => {
  test.each([
    ["image/png", "\x89PNG\r\n\x1a\n...."],
    ["image/jpeg", "\xff\xd8\xff\xe0"],
    ["image/webp", "RIFF....WEBPVP8 "],
    ["audio/mpeg", "ID3\x04"],
    ["video/mp4", "\x00\x00\x00\x20ftypisom"],
    ["video/webm", "\x1a\x45\xdf\xa3"],
    ["text/vtt", "WEBVTT\n\n00:00.000 --> 00:01.000\nHi"],
    ["image/svg+xml", '<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg">'],
    ["text/html", "  <!DOCTYPE html><p>"],
    ["text/html", "hello <script src=x></script>"],
    ["text/html", '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">'],
    ["application/xml", '\xef\xbb\xbf<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml"/>'],
    ["text/plain", "Bonjour, été"],
    ["application/octet-stream", "\x00\x01\x02"],
    ["application/octet-stream", ""],
  ])("%s", (type, text) => {
    expect(judgeMediaType(Buffer.from(text, "latin1"))).toBe(type);
  });

  test("what could run script is a page of the content origin alone; what is not known is a download", () => {
    for (const type of ["text/html", "image/svg+xml", "application/xml"]) expect(ruleServing(type).way).toBe("apart");
    for (const type of ["application/octet-stream", "application/zip", "text/css", "application/xhtml+xml"])
      expect(ruleServing(type)).toEqual({ type: "application/octet-stream", way: "download", isPicture: false });
    expect(ruleServing("image/png")).toEqual({ type: "image/png", way: "shown", isPicture: true });
    expect(ruleServing("text/plain").type).toBe("text/plain; charset=utf-8");
  });
});
