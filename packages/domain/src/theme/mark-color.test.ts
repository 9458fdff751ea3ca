import * as fc from "fast-check";
import { expect, test } from "vitest";
import { SURFACES } from "./color-roles.ts";
import { contrastRatio } from "./contrast.ts";
import { createTheme } from "./create-theme.ts";
import { createMarkColor } from "./mark-color.ts";
import { readBrand } from "./read-brand.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((one) => `#${one.toString(16).padStart(6, "0")}`);

test("§9.62 a mark of any colour is seen on every surface of its client, light and dark", () => {
  fc.assert(
    fc.property(hex, hex, (color, primary) => {
      const theme = { colors: { primary } };
      const { settings } = readBrand({ colors: { primary: color } });
      const { light, dark } = createMarkColor(color, theme);
      for (const [mark, isDark] of [
        [light, false],
        [dark, true],
      ] as const) {
        const { colors } = createTheme(settings, isDark);
        for (const surface of SURFACES) expect(contrastRatio(mark, colors[surface])).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 50 },
  );
});

test("§3.193 a colour that is seen as it is stays as it was chosen", () => {
  expect(createMarkColor("#8a1538", {}).light).toBe("#8A1538");
});
