// Knows that sealed text reveals nothing, and that changed text is never opened.
import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createVault } from "./vault.ts";

const SECRET = randomBytes(32);

test("§3.31 what was sealed is opened with the same secret alone, and looks different each time", () => {
  const [vault, other] = [createVault(SECRET), createVault(randomBytes(32))];
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const sealed = vault.seal(bytes);
      expect(createVault(SECRET).open(sealed)).toEqual(Buffer.from(bytes));
      expect(vault.seal(bytes)).not.toBe(sealed);
      expect(other.open(sealed)).toBeNull();
    }),
  );
});

test("a sealed text in which anything changed is not opened", () => {
  const vault = createVault(SECRET);
  const sealed = vault.seal(Buffer.from("signature"));
  for (let at = 0; at < sealed.length - 1; at++) {
    const changed = sealed.slice(0, at) + (sealed[at] === "A" ? "B" : "A") + sealed.slice(at + 1);
    expect(vault.open(changed)).toBeNull();
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(vault.open(text)).toBeNull();
    }),
  );
});

test("decisions 7: a derived key is the same for its name and secret, and different for any other", () => {
  const [vault, other] = [createVault(SECRET), createVault(randomBytes(32))];
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, two) => {
      const key = vault.deriveKey(one);
      expect(key).toMatch(/^[\w-]{43}$/);
      expect(createVault(SECRET).deriveKey(one)).toBe(key);
      expect(vault.deriveKey(two) === key).toBe(one === two);
      expect(other.deriveKey(one)).not.toBe(key);
    }),
  );
});
