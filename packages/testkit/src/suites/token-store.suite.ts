// Knows what every token store promises.
import type { TokenStore } from "@academiz/application/ports";
import { describe, expect, it } from "vitest";

const PAIR = { token: "head.payload.signature", refreshToken: "again" };

/**
 * Declares the vitest tests of a token store (the port `TokenStore`).
 * @param name of the adapter, for the titles of the tests.
 * @param create gives a new, empty store for each test.
 */
export function describeTokenStore(name: string, create: () => TokenStore): void {
  describe(`token store: ${name}`, () => {
    it("§4.3 keeps the pair that it was given, and a newer one in its place", () => {
      const store = create();
      expect(store.read()).toBeNull();
      store.keep(PAIR);
      expect(store.read()).toEqual(PAIR);
      store.keep({ ...PAIR, refreshToken: "newer" });
      expect(store.read()?.refreshToken).toBe("newer");
    });

    it("§4.7 §5.1 drops an access token that is not made of three parts", () => {
      const store = create();
      store.keep({ ...PAIR, token: "broken" });
      expect(store.read()).toBeNull();
    });

    it("§4.18 forgets the tokens, and keeps whose platform it was for §4.13", () => {
      const store = create();
      store.keep(PAIR);
      store.keepContentSlug("demo");
      store.keepLive("live");
      expect(store.readLive()).toBe("live");
      store.clear();
      expect(store.readLive()).toBeNull();
      expect(store.read()).toBeNull();
      expect(store.readContentSlug()).toBe("demo");
    });

    it("§2.12 §4.56 keeps the return address", () => {
      const store = create();
      expect(store.readReturnUrl()).toBeNull();
      store.keepReturnUrl("/learniz/abc");
      expect(store.readReturnUrl()).toBe("/learniz/abc");
    });

    it("§2.15 §2.17 keeps what is played, through the end of its session", () => {
      const store = create();
      expect(store.readPlayed()).toEqual({ type: null, slug: null });
      store.keepPlayed({ type: "game", slug: "abc" });
      store.clear();
      expect(store.readPlayed()).toEqual({ type: "game", slug: "abc" });
    });
  });
}
