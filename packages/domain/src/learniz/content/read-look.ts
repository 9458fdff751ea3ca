// Knows the look that an author gave a course in place of its client's (§3.112–§3.118).
import type { Learniz } from "./course.ts";
import { type Background, readBackground } from "./read-background.ts";

/** Parts of a client's theme: the colours by their names, as they were typed, and the font of titles. */
export interface OwnTheme {
  readonly colors?: Readonly<Record<string, string>>;
  readonly typography?: {
    readonly clientTitle: {
      readonly font: string;
      readonly ratio?: number | undefined;
      readonly letterSpacing?: string | undefined;
    };
  };
}

export interface CourseLook {
  /** The course's own theme, as `mergeThemes` puts it over the client's; empty: all is the client's. */
  readonly theme: OwnTheme;
  /** The background of pages that have none of their own; null without one. */
  readonly background: Background | null;
  /** Styles of its own for its pages, as they were written (CSS); empty: none. */
  readonly styles: string;
  /** The icon of its tab, as content names it; null: the product's own. */
  readonly favicon: string | null;
}

const PLAIN: CourseLook = { theme: {}, background: null, styles: "", favicon: null };

/**
 * `primaryColor` replaces the client's first colour, `darkColor` the second, `lightColor` the third; where one is
 * absent the client's stays. A look that is not `CUSTOM` is empty.
 */
export function readLook({ params: { styleParams } }: Pick<Learniz, "params">): CourseLook {
  if (styleParams?.status !== "CUSTOM") return PLAIN;
  const { primaryColor, darkColor, lightColor, fontTitle, slideBackground, themesCSS, faviconUrl } = styleParams;
  const named = { primary: primaryColor, secondary: darkColor, tertiary: lightColor };
  const colors = Object.entries(named).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const { family, cssName, ...title } = fontTitle ?? {};
  return {
    theme: {
      ...(colors.length > 0 && { colors: Object.fromEntries(colors) }),
      ...(family && { typography: { clientTitle: { ...title, font: cssName || family } } }),
    },
    background: readBackground(slideBackground),
    styles: themesCSS ?? "",
    favicon: faviconUrl?.src || null,
  };
}

type Style = NonNullable<Learniz["params"]["styleParams"]>;
/** Undefined removes a part. */
export type LookChange = { readonly [K in keyof Omit<Style, "status">]?: Style[K] | undefined };

/** The course with parts of its look changed; the others stay, where it has a look of its own. */
export function changeLook<L extends Pick<Learniz, "params">>(learniz: L, change: LookChange): L {
  const { styleParams: own } = learniz.params;
  // Unused parts of a look that is not CUSTOM do not come into use when another part is chosen.
  const all = { ...(own?.status === "CUSTOM" ? own : {}), ...change, status: "CUSTOM" };
  const styleParams = Object.fromEntries(Object.entries(all).filter(([, part]) => part !== undefined));
  return { ...learniz, params: { ...learniz.params, styleParams: styleParams as unknown as Style } };
}
