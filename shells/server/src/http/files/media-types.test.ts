// Knows the media types that browsers get for the files of packages.
import { expect, test } from "vitest";
import { findMediaType } from "./media-types.ts";

test("§1.15 files of packages are told as browsers read them", () => {
  const told = Object.fromEntries(
    ["a.HTML", "a.js", "a.css", "a.json", "a.svg", "a.xml", "a.srt", "a.vtt", "a.m4v", "a.flac", "a.woff2"].map(
      (path) => [path, findMediaType(path)],
    ),
  );
  expect(told).toEqual({
    "a.HTML": "text/html",
    "a.js": "text/javascript; charset=utf-8",
    "a.css": "text/css; charset=utf-8",
    "a.json": "application/json; charset=utf-8",
    "a.svg": "image/svg+xml",
    "a.xml": "application/xml",
    "a.srt": "text/plain; charset=utf-8",
    "a.vtt": "text/vtt; charset=utf-8",
    "a.m4v": "video/mp4",
    "a.flac": "audio/flac",
    "a.woff2": "font/woff2",
  });
});

test("what is not known is only bytes, whatever it is called", () => {
  for (const path of ["a", "a.", "folder.js/a", ".constructor", "a.constructor", "a.__proto__", "a.what"])
    expect(findMediaType(path)).toBe("application/octet-stream");
});
