// Knows which addresses are embedded, at which address, and that none of them ever runs script here.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  completeEmbedAddress,
  EMBED_RATIOS,
  isEmbedAllowed,
  readEmbedHost,
  readEmbedPage,
  readEmbedRatio,
} from "./embed.ts";

const FILM = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ";
describe("§3.141 pages of other sites", () => {
  test.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", FILM],
    ["https://m.youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=1m30s", `${FILM}?start=90`],
    ["youtu.be/dQw4w9WgXcQ?t=42", `${FILM}?start=42`],
    ["https://youtube.com/shorts/dQw4w9WgXcQ", FILM],
    ["https://www.youtube.com/live/dQw4w9WgXcQ?si=abc", FILM],
    [FILM, FILM],
    ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?dnt=1"],
    ["vimeo.com/76979871/ab12", "https://player.vimeo.com/video/76979871?h=ab12&dnt=1"],
    ["https://player.vimeo.com/video/76979871?h=ab12&dnt=1", "https://player.vimeo.com/video/76979871?h=ab12&dnt=1"],
    [" maps.example.org/a?b#c ", "https://maps.example.org/a?b#c"],
    ["http://127.0.0.1:8080/a", "http://127.0.0.1:8080/a"],
    ["localhost:8080/a", "https://localhost:8080/a"],
  ])("%s is embedded by %s", (typed, address) => {
    expect(completeEmbedAddress(typed)).toBe(address);
  });
  test.each([
    "",
    "words",
    "http://maps.example.org",
    "javascript:alert(1)",
    "data:text/html,a",
    "document:abc",
    "https://me:secret@maps.example.org/",
    "https://maps.example.org\\@evil.example/",
    "https://a b.example",
    "//maps.example.org",
  ])("%j is embedded nowhere", (typed) => {
    expect(completeEmbedAddress(typed)).toBeNull();
  });

  test("whatever is typed, the result is a page of the stated host, and completing it again changes nothing", () => {
    const typed = fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true }), fc.domain());
    fc.assert(
      fc.property(typed, (one) => {
        const address = completeEmbedAddress(one);
        if (address === null) return;
        const { host, protocol, username } = new URL(address);
        expect([protocol, username]).toEqual(["https:", ""]);
        expect(readEmbedHost(address)).toBe(host);
        expect(completeEmbedAddress(address)).toBe(address);
      }),
    );
  });

  test("a host is allowed by its full name only, with or without www.", () => {
    const hosts = ["films.example", "www.maps.example"];
    const allowed = ["films.example", "www.films.example", "www.maps.example"];
    const refused = ["maps.example", "evil-films.example", "a.films.example", "films.example.org", "films.example:81"];
    expect(allowed.map((host) => isEmbedAllowed(host, hosts))).toEqual(allowed.map(() => true));
    expect([...refused, null].map((host) => isEmbedAllowed(host, hosts))).toEqual([...refused, null].map(() => false));
  });

  test("a tab of its own opens the page of the film", () => {
    expect(readEmbedPage(`${FILM}?start=90`)).toBe("https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s");
    expect(readEmbedPage("https://player.vimeo.com/video/76979871?h=ab12&dnt=1")).toBe(
      "https://vimeo.com/76979871/ab12",
    );
    expect(readEmbedPage("https://maps.example/a")).toBe("https://maps.example/a");
  });

  test("an unknown ratio becomes that of most films", () => {
    expect([...EMBED_RATIOS, "2:1", 3, undefined].map(readEmbedRatio)).toEqual([
      ...EMBED_RATIOS,
      "16:9",
      "16:9",
      "16:9",
    ]);
  });
});
