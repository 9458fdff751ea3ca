// Knows that a name proves nothing of a file.
import { describe, expect, test } from "vitest";
import { judgeMediaType } from "./media-type.ts";

describe("decisions 12: types are judged by content", () => {
  test.each([
    ["image/png", "\x89PNG\r\n\x1a\n...."],
    ["image/jpeg", "\xff\xd8\xff\xe0"],
    ["image/webp", "RIFF....WEBPVP8 "],
    ["audio/mpeg", "ID3\x04"],
    ["video/mp4", "\x00\x00\x00\x20ftypisom"],
    ["image/heic", "\x00\x00\x00\x20ftypheic"],
    ["audio/flac", "fLaC\x00"],
    ["font/woff", "wOFF\x00"],
    ["font/otf", "OTTO\x00"],
    ["font/ttf", "\x00\x01\x00\x00\x00\x0f"],
    ["image/gif", "GIF89a=1;/*"],
    ["application/octet-stream", "\x1f\x8b\x08\x00"],
    ["application/octet-stream", "\x7fELF"],
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
    expect(judgeMediaType(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBe(type);
  });
});
