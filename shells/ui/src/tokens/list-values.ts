// Knows the CSS value of each token: one list for the sheet that is built and for the brand that arrives later.
import type { ThemeTokens } from "@academiz/domain/theme";

const rem = (pixels: number): string => `${pixels / 16}rem`;
const pixels = (value: number): string => `${value}px`;

/**
 * A shadow has two layers: one that touches and one that floats. In the dark they must be stronger to be visible at
 * all.
 */
function listShadows({ elevation, colors, dark }: ThemeTokens) {
  const shade = (opacity: number): string =>
    `color-mix(in srgb, ${colors.shadow} ${Math.round(Math.min(1, opacity * (dark ? 3 : 1)) * 100)}%, transparent)`;
  return {
    low: `0 1px 2px ${shade(elevation.low)}`,
    medium: `0 1px 3px ${shade(elevation.low)}, 0 4px 16px ${shade(elevation.medium)}`,
    high: `0 2px 8px ${shade(elevation.medium)}, 0 16px 48px ${shade(elevation.high)}`,
  };
}

const percent = (opacity: number): string => `${Math.round(opacity * 100)}%`;

/** Text at 200 % grows because sizes are rem; radii and shadows are pixels. */
export function listValues(tokens: ThemeTokens) {
  const { typography, radii, state } = tokens;
  return {
    color: { ...tokens.colors },
    font: { brand: typography.brand, plain: typography.plain, clientTitle: typography.clientTitle },
    weight: {
      regular: String(typography.weights.regular),
      medium: String(typography.weights.medium),
      bold: String(typography.weights.bold),
    },
    size: {
      caption: rem(typography.sizes.caption),
      small: rem(typography.sizes.small),
      body: rem(typography.sizes.body),
      lead: rem(typography.sizes.lead),
      title: rem(typography.sizes.title),
      headline: rem(typography.sizes.headline),
      display: rem(typography.sizes.display),
      clientTitleRatio: String(typography.clientTitleRatio),
      clientTitleSpacing: pixels(typography.clientTitleSpacing),
    },
    radius: {
      small: pixels(radii.small),
      medium: pixels(radii.medium),
      large: pixels(radii.large),
      extraLarge: pixels(radii.extraLarge),
      full: pixels(radii.full),
    },
    shadow: listShadows(tokens),
    state: {
      hover: percent(state.hover),
      focus: percent(state.focus),
      pressed: percent(state.pressed),
      dragged: percent(state.dragged),
      disabled: String(state.disabled),
    },
    scheme: tokens.dark ? "dark" : "light",
  };
}

export type TokenValues = ReturnType<typeof listValues>;

/** `["color", "onPrimary"]` → `az-color-on-primary`. */
export const nameVariable = (path: readonly string[]): string =>
  `az-${path.join("-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
