// Knows that a page's policies allow frames of the hosts that the operator named, and of nobody else.
import { expect, test } from "vitest";
import { chooseSecurityHeaders, listEmbedOrigins, writeAppFeatures } from "./security-headers.ts";

const CONTENT = "https://content.example";
const readFrames = (framed: readonly string[]) => {
  const { contentSecurityPolicy } = chooseSecurityHeaders("https://learn.example", framed, null);
  return typeof contentSecurityPolicy === "object" ? contentSecurityPolicy.directives : undefined;
};

test("§3.141 frames show the platform, the content origin and the hosts that were named, and scripts stay the platform's", () => {
  expect(readFrames([CONTENT])).toMatchObject({ frameSrc: ["'self'", CONTENT] });
  const framed = [CONTENT, ...listEmbedOrigins(["films.example", "www.maps.example:8443"])];
  expect(readFrames(framed)).toMatchObject({
    frameSrc: [
      "'self'",
      CONTENT,
      "https://films.example",
      "https://www.films.example",
      "https://www.maps.example:8443",
    ],
    scriptSrc: ["'self'"],
    connectSrc: ["'self'"],
  });
});

test("§7.146 a provider that reads aloud brings its script, its sound and its words from its own origin, where there is one", () => {
  const read = (origin: string | null) => {
    const { contentSecurityPolicy } = chooseSecurityHeaders("https://learn.example", [CONTENT], null, origin);
    const { scriptSrc, connectSrc, mediaSrc } = Object(contentSecurityPolicy).directives;
    return [scriptSrc, connectSrc, mediaSrc];
  };
  expect(read(null)).toEqual([["'self'"], ["'self'"], ["'self'", "data:"]]);
  const voice = "https://voice.example";
  expect(read(voice)).toEqual([
    ["'self'", voice],
    ["'self'", voice],
    ["'self'", "data:", voice],
  ]);
});

test("§3.141 without a certificate a host is reached on this machine alone", () => {
  expect(listEmbedOrigins(["127.0.0.1:80", "localhost", "127.0.0.1.example"])).toEqual([
    "http://127.0.0.1:80",
    "https://127.0.0.1:80",
    "http://localhost",
    "https://localhost",
    "https://127.0.0.1.example",
    "https://www.127.0.0.1.example",
  ]);
});

test("§3.141 what a frame may ask for is a film's: the camera stays the platform's own", () => {
  const features = writeAppFeatures([CONTENT, ...listEmbedOrigins(["www.films.example"])]).split(", ");
  expect(features).toContain(`fullscreen=(self "${CONTENT}" "https://www.films.example")`);
  expect(features).toContain("camera=(self)");
  expect(features).toContain("geolocation=()");
});
