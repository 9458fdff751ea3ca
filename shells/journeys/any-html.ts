// Knows HTML as any program may put it on a clipboard: any tags, in any order and depth, with any text in them.

const TAGS =
  "p div span b em u code a h1 h3 ul ol li blockquote pre table thead tbody tr td th caption br hr img svg script style iframe input section".split(
    " ",
  );
const WORDS = ["Fire", "l’échelle", " ", "\n", "a < b & c", "\u00a0", "🔥", "</td>", "Oil\tand water"];
const SAID = [
  ' colspan="3"',
  ' rowspan="0"',
  ' colspan="9999"',
  ' href="javascript:alert(1)"',
  ' href="https://a.example"',
];

/** The same for the same number. */
export function makeHtml(seed: number): string {
  let state = seed;
  const draw = (count: number) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return state % count;
  };
  const one = <T>(list: readonly T[]): T => list[draw(list.length)] as T;
  const write = (depth: number): string => {
    if (depth === 0 || draw(4) === 0) return one(WORDS);
    const tag = one(TAGS);
    const inner = Array.from({ length: draw(4) }, () => write(depth - 1)).join("");
    return `<${tag}${draw(3) === 0 ? one(SAID) : ""}>${inner}${draw(9) === 0 ? "" : `</${tag}>`}`;
  };
  return Array.from({ length: 1 + draw(3) }, () => write(6)).join("");
}
