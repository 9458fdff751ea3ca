// Knows the look that an author gave a course beside its client's (§3.112–§3.118).
import type { Learniz } from "./course.ts";

export interface CourseLook {
  /** The colours of its own by their names in a client's theme, as they were typed; empty: the client's. */
  readonly colors: Readonly<Record<string, string>>;
  /** The picture behind its pages, as content names it; null without one. */
  readonly background: { readonly src: string; readonly alt: string } | null;
  /** The icon of its tab, as content names it; null: the product's own. */
  readonly favicon: string | null;
}

const PLAIN: CourseLook = { colors: {}, background: null, favicon: null };

/**
 * `primaryColor` stands in the place of the client's first colour, `darkColor` of the second, `lightColor` of the third;
 * what is absent stays the client's. A look that is not `CUSTOM` is none.
 */
export function readLook({ params: { styleParams } }: Pick<Learniz, "params">): CourseLook {
  if (styleParams?.status !== "CUSTOM") return PLAIN;
  const { primaryColor, darkColor, lightColor, slideBackground, faviconUrl } = styleParams;
  const named = { primary: primaryColor, secondary: darkColor, tertiary: lightColor };
  const isShown = slideBackground?.type === "IMAGE" && slideBackground.src;
  return {
    colors: Object.fromEntries(Object.entries(named).flatMap(([name, color]) => (color ? [[name, color]] : []))),
    background: isShown ? { src: slideBackground.src ?? "", alt: slideBackground.alt ?? "" } : null,
    favicon: faviconUrl?.src || null,
  };
}

type Style = NonNullable<Learniz["params"]["styleParams"]>;
/** Undefined takes a part away. */
export type LookChange = { readonly [K in keyof Omit<Style, "status">]?: Style[K] | undefined };

/** The course with parts of its look changed; the others stay, where it has a look of its own. */
export function changeLook<L extends Pick<Learniz, "params">>(learniz: L, change: LookChange): L {
  const { styleParams: own } = learniz.params;
  // What sleeps in one that is not CUSTOM does not wake with a part that is chosen.
  const all = { ...(own?.status === "CUSTOM" ? own : {}), ...change, status: "CUSTOM" };
  const styleParams = Object.fromEntries(Object.entries(all).filter(([, part]) => part !== undefined));
  return { ...learniz, params: { ...learniz.params, styleParams: styleParams as unknown as Style } };
}
