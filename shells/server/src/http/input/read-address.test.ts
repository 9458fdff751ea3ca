// Knows that an address which nobody can read is answered as any other wrong one: with words where a browser asks.
import { expect, test } from "vitest";
import { readAddress } from "./read-address.ts";

test.each(["%00", "%E0%A4%A", "%zz", "a%", "%ff/b"])(
  "§8.6 a page of an app stays one with %s in its address",
  (part) => {
    for (const page of ["/certificate/", "/attestation/", "/admin/people/", "/play/game/", "/open/", "/"]) {
      const read = readAddress(`${page}${part}?at=%zz`);
      expect(read).toMatch(new RegExp(`^${page}[^%?]+\\?at=%zz$`));
    }
  },
);

test("addresses of the API and of files that nobody can read lead nowhere, as before; all others are as they were", () => {
  expect(readAddress("/files/%00/x")).toBe("/api/nothing");
  expect(readAddress("/api/certificate/%E0%A4%A")).toBe("/api/nothing");
  expect(readAddress(`/api/${"a".repeat(501)}`)).toBe("/api/nothing");
  for (const url of ["/certificate/caf%C3%A9", "/api/certificate/%00", "/a?b=%00", "/"])
    expect(readAddress(url)).toBe(url);
});
