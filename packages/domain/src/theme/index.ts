export * from "./color-roles.ts";
export { ACCESSIBLE_CONTRAST, contrastRatio, isAccessible, pickTextColor } from "./contrast.ts";
export { createTheme, type ThemeTokens } from "./create-theme.ts";
export { measureDifference, PERCEPTIBLE, UNMISTAKABLE } from "./difference.ts";
export * from "./font-family.ts";
export { cleanColors, isColor, type NormalizedColor, normalizeColor } from "./normalize-color.ts";
export * from "./settings.ts";
export { CLIENT_TONES, createPalette, type Palette, TONES, type Tone } from "./tones.ts";
