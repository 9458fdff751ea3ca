// Knows which bytes of a whole file a film player asks for (RFC 9110, one range).

/** `last` is included. Null: the whole file; `none`: the range lies outside of it. */
export function cutRange(
  header: string | null,
  size: number,
): { readonly first: number; readonly last: number } | "none" | null {
  const asked = header === null ? null : /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  if (!asked) return null;
  const [, from = "", to = ""] = asked;
  if (from === "" && to === "") return null;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return first >= size || first > last ? "none" : { first, last };
}
