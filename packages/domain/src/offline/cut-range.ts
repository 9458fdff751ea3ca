// Knows which bytes of a whole file a player of films asks for (RFC 9110, one range).

/** `last` included. Null: the whole file; `none`: nothing of it stands there. */
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
