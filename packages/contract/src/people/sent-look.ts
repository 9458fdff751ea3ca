// Knows how the look and the texts of a client are sent (§3.251–§3.259, §1.30).
import { isDefaultText, MOST_OF_A_TEXT } from "@academiz/domain/wording";
import * as z from "zod/mini";
import { colorField, fontFamilyField, line } from "../ground/fields.ts";

/** Colours by their names; absent ones are the product's own. */
const sentColorsSchema = z.object({
  primary: z.optional(colorField),
  secondary: z.optional(colorField),
  tertiary: z.optional(colorField),
  error: z.optional(colorField),
  neutral: z.optional(colorField),
  neutralVariant: z.optional(colorField),
});

const share = z.number().check(z.gte(0), z.lte(0.5));
const factor = z.number().check(z.gte(0), z.lte(8));
/** What a client may choose of its look besides its colours and the font of its titles (§3.253–§3.259). */
const lookParts = {
  mode: z.enum(["exact", "material"]),
  exactTone: z.int().check(z.gte(0), z.lte(100)),
  typography: z.object({ brandFont: z.optional(fontFamilyField), plainFont: z.optional(fontFamilyField) }),
  shapes: z.object({
    cornerStyle: z.enum(["sharp", "rounded", "custom"]),
    /** Pixels. */
    baseRadius: z.optional(z.number().check(z.gte(0), z.lte(16))),
    multipliers: z.optional(z.object({ small: factor, medium: factor, large: factor, extraLarge: factor })),
  }),
  elevation: z.object({ low: share, medium: share, high: share }),
  state: z.object({ hover: share, focus: share, pressed: share, dragged: share, disabled: share }),
  isDark: z.boolean(),
};
/** As it is sent: what is left out stays, null is the product's own. */
export const sentThemeSchema = z.object({
  colors: z.optional(sentColorsSchema),
  mode: z.optional(z.nullable(lookParts.mode)),
  exactTone: z.optional(z.nullable(lookParts.exactTone)),
  typography: z.optional(z.nullable(lookParts.typography)),
  shapes: z.optional(z.nullable(lookParts.shapes)),
  elevation: z.optional(z.nullable(lookParts.elevation)),
  state: z.optional(z.nullable(lookParts.state)),
  isDark: z.optional(z.nullable(lookParts.isDark)),
});

const sentTexts = z.record(
  z.string().check(z.refine(isDefaultText, "no text of the product has that name")),
  line(MOST_OF_A_TEXT).check(z.trim()),
);
/** As they are sent: a language that is left out stays, a text that is left out or empty is the product's own. */
export const sentTextsSchema = z.object({ fr: z.optional(sentTexts), en: z.optional(sentTexts) });
