// Knows what is right of the plugins of a client, whatever they are.
import fc from "fast-check";
import { expect, test } from "vitest";
import { areOfOwnKinds, findProviderId, isProviderId, PLUGIN_TYPES, type Plugin, putProviderId } from "./index.ts";

const kinds = fc.constantFrom(...PLUGIN_TYPES);
const metaData = fc.dictionary(fc.string(), fc.integer());
const anyPlugins: fc.Arbitrary<Plugin[]> = fc.uniqueArray(
  fc.record({ type: kinds, config: fc.record({ clientId: fc.string() }), metaData }),
  { selector: ({ type }) => type },
);

test("§3.234 an id is found as it was put, what the provider keeps stays, and no other kind is touched", () => {
  fc.assert(
    fc.property(anyPlugins, kinds, fc.option(fc.string()), (plugins, kind, id) => {
      const put = putProviderId(plugins, kind, id);
      expect(findProviderId(put, kind)).toBe(id);
      expect(areOfOwnKinds(put)).toBe(true);
      const others = (list: readonly Plugin[]) => list.filter(({ type }) => type !== kind);
      expect(others(put)).toEqual(others(plugins));
      const kept = plugins.find(({ type }) => type === kind)?.metaData;
      if (id !== null && kept) expect(put.find(({ type }) => type === kind)?.metaData).toEqual(kept);
    }),
  );
});

test("§3.233 a client has one plugin of a kind", () => {
  fc.assert(
    fc.property(kinds, (type) => {
      expect(areOfOwnKinds([{ type }, { type }])).toBe(false);
    }),
  );
});

test.each(["", " ", "a b", "a\nb", "\u3164", "x".repeat(201), "a\u202Eb"])(
  "§5.48 no provider knows anybody by %j",
  (id) => expect(isProviderId(id)).toBe(false),
);
test.each(["42", "client-1.eu", "Été"])("§3.234 a provider may know a client by %j", (id) =>
  expect(isProviderId(id)).toBe(true),
);
