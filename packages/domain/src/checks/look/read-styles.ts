// Knows which selectors the styles that an author wrote (CSS) name, and what each sets. Without a browser, so it takes
// rules as they are written and skips what sets nothing on a page.

/** The light scheme and the dark one, in which learners see a page. */
export type Scheme = "light" | "dark";

export interface StyleRule {
  /** Whole, also where it was written inside another one. */
  readonly selector: string;
  /** The only scheme in which it holds; null for both. */
  readonly scheme: Scheme | null;
  /** Names and values in small letters; the last of a name counts. */
  readonly sets: ReadonlyMap<string, string>;
}

interface Block {
  /** Empty where its rules set nothing on a page. */
  readonly selectors: readonly string[];
  readonly scheme: Scheme | null;
  readonly sets: Map<string, string>;
}

/** Selectors, and UTF-16 units of one: rules within rules multiply both. */
const [MOST, LONGEST] = [500, 300];
/** UTF-16 units of all selectors of one rule. */
const LONGEST_LIST = 2_000;

/** Comments go; what strings and addresses hold is no part of a rule. */
const hide = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, " ")
    .replace(/"[^"\n]*"|'[^'\n]*'|url\([^)]*\)/gi, (text) => text.replace(/[{};,]/g, "_"));

const clean = (text: string): string => text.trim().replace(/\s+/g, " ");

/** Within another rule, `&` is that rule's selector. */
function nest(outer: string, inner: string): string {
  if (inner.includes("&")) return inner.replaceAll("&", () => outer);
  return outer === "" ? inner : `${outer} ${inner}`;
}

/** Commas in brackets separate no selectors. */
const split = (prelude: string): string[] => prelude.split(/,(?![^([]*[)\]])/).map(clean);

/** A condition leaves the selectors as they are; what no screen shows has none. */
function enterCondition(outer: Block, prelude: string): Block {
  const isCondition = /^@(media|supports|layer|container)\b/i.test(prelude) && !/\bprint\b/i.test(prelude);
  const [, scheme] = /prefers-color-scheme\s*:\s*(light|dark)/i.exec(prelude) ?? [];
  const selectors = isCondition ? outer.selectors : [];
  return { selectors, scheme: scheme ? (scheme.toLowerCase() as Scheme) : outer.scheme, sets: new Map() };
}

function enter(outer: Block, prelude: string): Block {
  if (prelude.startsWith("@")) return enterCondition(outer, prelude);
  if (prelude.length > LONGEST_LIST) return { selectors: [], scheme: outer.scheme, sets: new Map() };
  const selectors = outer.selectors
    .flatMap((one) => split(prelude).map((inner) => nest(one, inner)))
    .filter(({ length }) => length > 0 && length <= LONGEST)
    .slice(0, MOST);
  return { selectors, scheme: outer.scheme, sets: new Map() };
}

function declare({ sets }: Block, declaration: string): void {
  const [, name = "", value = ""] = /^([\w-]+)\s*:([\s\S]*?)(?:!\s*important\s*)?$/i.exec(declaration) ?? [];
  if (name !== "") sets.set(name.toLowerCase(), clean(value).toLowerCase().slice(0, LONGEST));
}

/** The first rules that set something, in the order in which they begin. Never throws, whatever was written. */
export function readStyles(css: string): readonly StyleRule[] {
  const text = hide(css);
  const blocks: Block[] = [];
  const open: Block[] = [];
  let block: Block = { selectors: [""], scheme: null, sets: new Map() };
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(/[{};]/g)) {
    const part = clean(text.slice(from, index));
    from = index + 1;
    if (mark === "{") {
      open.push(block);
      block = enter(block, part);
      blocks.push(block);
    } else {
      declare(block, part);
      if (mark === "}") block = open.pop() ?? block;
    }
  }
  declare(block, clean(text.slice(from)));
  return blocks
    .flatMap(({ selectors, scheme, sets }) =>
      sets.size === 0 ? [] : selectors.map((selector) => ({ selector, scheme, sets })),
    )
    .slice(0, MOST);
}
