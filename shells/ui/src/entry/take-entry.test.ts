// Knows what is taken from the address of a link that signs in.
import { describe, expect, test } from "vitest";
import { readEntry } from "./take-entry.ts";

const PAGE = "https://academiz.example/auth/sso";
const PAIR = { token: "a.b.c", refreshToken: "r/+=" };
const written = new URLSearchParams(PAIR).toString();

describe("§7.12 a link that signs in", () => {
  test("§2.17 brings its tokens in the fragment or in the query", () => {
    for (const address of [`${PAGE}#${written}`, `${PAGE}?${written}`])
      expect(readEntry(address)).toEqual({ tokens: PAIR, wanted: null });
  });

  test.each(["", "#token=a.b.c", "?refreshToken=r", "#token=&refreshToken=r"])("is not whole: %s", (rest) => {
    expect(readEntry(PAGE + rest).tokens).toBeNull();
  });

  test("§2.23 attack 76: says where to go on to, on this site alone, and never to itself again", () => {
    const read = (to: string) => readEntry(`${PAGE}#${written}&returnUrl=${encodeURIComponent(to)}`).wanted;
    expect([read("/open/abc?x=1"), read("https://academiz.example/play/abc")]).toEqual(["/open/abc?x=1", "/play/abc"]);
    for (const evil of ["//evil", "/\\evil", "javascript:alert(1)", "https://evil.example/", "/auth/sso#token=a"])
      expect([evil, read(evil)]).toEqual([evil, null]);
  });
});
