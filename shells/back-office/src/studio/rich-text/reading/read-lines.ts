// Knows the words of a written text, line by line, without what they look like.

/** An element with words of its own is a line, with what stands in it, such as a link; others hold lines. */
export function readLines(node: unknown): readonly string[] {
  const children = readChildren(node);
  return children.some(isWords) ? [readWords(node)] : children.flatMap(readLines);
}

const readChildren = (node: unknown): readonly unknown[] =>
  typeof node === "object" && node !== null && "children" in node && Array.isArray(node.children) ? node.children : [];
const isWords = (node: unknown): node is { readonly text: string } =>
  typeof node === "object" && node !== null && "text" in node && typeof node.text === "string";
const readWords = (node: unknown): string => (isWords(node) ? node.text : readChildren(node).map(readWords).join(""));
