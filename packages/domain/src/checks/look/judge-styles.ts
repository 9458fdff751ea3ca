// Knows which words an author's own styles (§3.117) make hard to read (§5.46, §9.62): a colour of words too near to
// that of what is behind them. Told only where both are known.
import { ACCESSIBLE_CONTRAST, contrastRatio } from "../../theme/index.ts";
import { type ReadColor, readColor, readGround } from "./read-color.ts";
import { readStyles, type Scheme, type StyleRule } from "./read-styles.ts";

/** The colours of a page without styles of its own, `#RRGGBB`. */
export interface PageColors {
  readonly ground: string;
  readonly text: string;
}

export interface StyleFlaw {
  readonly selector: string;
  /** The scheme in which it is so; null for both. */
  readonly scheme: Scheme | null;
  /** From 1 to 21, and what it has to be at least. */
  readonly contrast: number;
  readonly needed: number;
}

/** What large words need (WCAG 2.2, 1.4.3): from 24 pixels, or from 18.66 pixels in bold. */
const LARGE_CONTRAST = 3;
const [LARGE, LARGE_BOLD] = [24, 18.66];

/** What the styles give one selector, in one scheme. Undefined: nothing; null: something that is not known. */
interface Painted {
  readonly text: ReadColor | undefined;
  readonly ground: ReadColor | undefined;
  readonly isLarge: boolean;
}

/** The page as a whole. */
const isPage = (selector: string): boolean => /^(main > )?(:scope|article)$/i.test(selector);
/** What stands around the pages, where own styles are not for it. */
const isAround = (selector: string): boolean => /(^|[\s>])(html|body|main|:root)$/i.test(selector);

/** In pixels, where it is written in a unit that says so. */
function readSize(size: string | undefined): number | null {
  const [, number, unit] = /^(\d*\.?\d+)(px|pt|rem|em)$/.exec(size ?? "") ?? [];
  const factor = { px: 1, pt: 4 / 3, rem: 16, em: 16 }[unit ?? ""];
  return factor === undefined ? null : Number(number) * factor;
}

/** The title of a page is large where nothing else is said. */
function isLarge(selector: string, sets: ReadonlyMap<string, string>): boolean {
  const size = readSize(sets.get("font-size"));
  if (size === null) return /(^|[\s>])h1\b[^\s>]*$/i.test(selector) && !sets.has("font-size");
  return size >= (/^(bold|bolder|[789]00)$/.test(sets.get("font-weight") ?? "") ? LARGE_BOLD : LARGE);
}

function paint(rules: readonly StyleRule[], scheme: Scheme): ReadonlyMap<string, Painted> {
  const all = new Map<string, Map<string, string>>();
  for (const { selector, scheme: only, sets } of rules)
    if ((only === null || only === scheme) && !isAround(selector))
      all.set(selector, new Map([...(all.get(selector) ?? []), ...sets]));
  return new Map(
    [...all].map(([selector, sets]) => [
      selector,
      {
        text: readColor(sets.get("color"), scheme),
        ground: readGround(sets, scheme),
        isLarge: isLarge(selector, sets),
      },
    ]),
  );
}

/** True where what the second selector names is, or stands in, what the first names. */
const isWithin = (outer: string, inner: string): boolean =>
  inner.length > outer.length && inner.startsWith(outer) && /[\s:.[#]/.test(inner.charAt(outer.length));

/** What it has of whatever it stands in: the nearest that is known to hold it, then the page. */
function inherit<Part extends "text" | "ground">(
  painted: ReadonlyMap<string, Painted>,
  selector: string,
  part: Part,
): ReadColor | undefined {
  const outer = [...painted]
    .filter(([other, look]) => look[part] !== undefined && isWithin(other, selector))
    .sort(([one], [other]) => other.length - one.length);
  return outer[0]?.[1][part] ?? [...painted].find(([other, look]) => isPage(other) && look[part] != null)?.[1][part];
}

/** A ground alone is judged with the words that nothing written for what stands on it colours. */
const isColored = (painted: ReadonlyMap<string, Painted>, selector: string): boolean =>
  [...painted].some(([other, { text }]) => text !== undefined && (isWithin(selector, other) || isPage(selector)));

function judgeScheme(rules: readonly StyleRule[], scheme: Scheme, page: PageColors | undefined): readonly StyleFlaw[] {
  const painted = paint(rules, scheme);
  return [...painted].flatMap(([selector, own]): StyleFlaw[] => {
    if (own.text === undefined && (own.ground === undefined || isColored(painted, selector))) return [];
    const text = own.text ?? (own.text === null ? null : (inherit(painted, selector, "text") ?? page?.text));
    const ground = own.ground ?? (own.ground === null ? null : (inherit(painted, selector, "ground") ?? page?.ground));
    if (!text || !ground) return [];
    const [contrast, needed] = [contrastRatio(text, ground), own.isLarge ? LARGE_CONTRAST : ACCESSIBLE_CONTRAST];
    return contrast < needed ? [{ selector, scheme, contrast, needed }] : [];
  });
}

/**
 * One flaw a selector, in the order of the styles: of two schemes the worse contrast. Never throws.
 * @param pages the colours of pages in each scheme; undefined where they are not known: then only colours that the
 * styles name themselves are judged.
 */
export function judgeStyles(css: string, pages?: Readonly<Record<Scheme, PageColors>>): readonly StyleFlaw[] {
  const rules = readStyles(css);
  const light = judgeScheme(rules, "light", pages?.light);
  const dark = judgeScheme(rules, "dark", pages?.dark);
  const find = (flaws: readonly StyleFlaw[], selector: string) => flaws.find((one) => one.selector === selector);
  return [
    ...light.map((one) => {
      const other = find(dark, one.selector);
      return other ? { ...one, scheme: null, contrast: Math.min(one.contrast, other.contrast) } : one;
    }),
    ...dark.filter(({ selector }) => !find(light, selector)),
  ];
}
