// Knows that how a game is shown is read of settings of any shape, and written back as it was chosen.
import fc from "fast-check";
import { expect, test } from "vitest";
import { GAME_DISPLAYS, readGameLook, writeGameLook } from "./game-look.ts";

test.each([
  [{}, "STANDARD", null],
  [{ displayMode: "ONE_BY_ONE" }, "ONE_BY_ONE", null],
  [{ displayMode: "HOLOGRAM", graphicsConfig: { space: true } }, "STANDARD", null],
  [{ graphicsConfig: { background: { src: "document:abc" } } }, "STANDARD", "document:abc"],
  [{ graphicsConfig: { background: "https://a.example/b.png" } }, "STANDARD", "https://a.example/b.png"],
  [{ graphicsConfig: { background: { src: "javascript:1" } } }, "STANDARD", null],
  [null, "STANDARD", null],
])("§3.92 §3.94 %j is shown as %s on %s", (config, display, background) => {
  expect(readGameLook(config)).toEqual({ display, background });
});

test("§3.92 §3.94 whatever is stored can be read; what is chosen is read back, and the rest of the graphics stays", () => {
  const chosen = fc.record({
    display: fc.constantFrom(...GAME_DISPLAYS),
    background: fc.constantFrom(null, "document:abc", "https://a.example/b"),
  });
  fc.assert(
    fc.property(fc.anything(), fc.dictionary(fc.string(), fc.anything()), chosen, (any, graphicsConfig, look) => {
      expect(GAME_DISPLAYS).toContain(readGameLook({ displayMode: any, graphicsConfig: any }).display);
      const written = writeGameLook({ graphicsConfig }, look);
      expect(readGameLook(written)).toEqual(look);
      const { background: _, ...others } = graphicsConfig;
      expect(written.graphicsConfig).toMatchObject(others);
    }),
  );
});
