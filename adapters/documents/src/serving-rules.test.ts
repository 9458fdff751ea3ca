// Knows that a file is served by what it is, and never as a page where it could run script beside the tokens.
import { describe, expect, test } from "vitest";
import { ruleServing } from "./serving-rules.ts";

describe("decisions 12: files are served by their type", () => {
  test("a file that could run script is a page of the content origin alone; one of an unknown type is a download", () => {
    for (const type of ["text/html", "image/svg+xml", "application/xml"]) expect(ruleServing(type).way).toBe("apart");
    for (const type of ["application/octet-stream", "application/zip", "text/css", "application/xhtml+xml"])
      expect(ruleServing(type)).toEqual({ type: "application/octet-stream", way: "download", isPicture: false });
    expect(ruleServing("image/png")).toEqual({ type: "image/png", way: "shown", isPicture: true });
    expect(ruleServing("text/plain").type).toBe("text/plain; charset=utf-8");
  });
});
