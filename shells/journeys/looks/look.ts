// Knows the looks in which a screen is seen: width, light or dark, language, colours; and a small set that covers all
// of them.

export interface Look {
  readonly width: number;
  readonly scheme: "light" | "dark";
  readonly locale: "fr" | "en";
  readonly brand: Brand;
  /** Laid out for reading from right to left: the words stay, and everything stands on the other side. */
  readonly isMirrored?: boolean;
}
/** The colour that a client gave; none: the product's own red. */
export const BRANDS = { red: {}, yellow: { primary: "#ffd400" }, black: { primary: "#000000" } } as const;
export type Brand = keyof typeof BRANDS;

const WIDTHS = [320, 360, 768, 1440];
const SCHEMES = ["light", "dark"] as const;
const LOCALES = ["fr", "en"] as const;
const NAMES = Object.keys(BRANDS) as readonly Brand[];

/** True for touch: every width but a desktop's. */
export const isTouched = ({ width }: Look): boolean => width < 1024;
export const nameLook = ({ width, scheme, locale, brand, isMirrored = false }: Look): string =>
  [width, scheme, locale, brand, ...(isMirrored ? ["mirrored"] : [])].join("-");

/**
 * Every width once, every scheme and language twice, every brand at least once, starting with another one at each
 * screen; and one of the widths mirrored.
 */
export const coverLooks = (at: number): readonly Look[] => {
  const looks = WIDTHS.map((width, index) => ({
    width,
    scheme: pick(SCHEMES, index + at),
    locale: pick(LOCALES, Math.floor(index / 2) + Math.floor(at / 2)),
    brand: pick(NAMES, index + at),
  }));
  return [...looks, { ...pick(looks, at), isMirrored: true }];
};

export const listLooks = (): readonly Look[] =>
  WIDTHS.flatMap((width) =>
    SCHEMES.flatMap((scheme) => LOCALES.flatMap((locale) => NAMES.map((brand) => ({ width, scheme, locale, brand })))),
  );

function pick<T>(from: readonly T[], at: number): T {
  return from[at % from.length] as T;
}
