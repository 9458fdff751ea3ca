// Knows how the path of a file inside a package becomes an address, with the parameters of the item that starts it.

/** The path of the file that an address of `writeAddress` leads to. */
export const readAddress = (address: string): string =>
  address
    .replace(/[?#].*$/s, "")
    .split("/")
    .map(decodeURIComponent)
    .join("/");

/**
 * `path` is that of the file inside the package, decoded; `query` is the part behind it (`?a=1#b`). The address
 * continues that of the package: nothing in a name is read as a query. Parameters come before the fragment, behind `?`
 * or `&`; parameters that are a fragment themselves are dropped where there is one already.
 */
export function writeAddress(path: string, query: string, parameters: string | null): string {
  const address = path.split("/").map(encodeURIComponent).join("/");
  const [, search = "", fragment = ""] = /^([^#]*)(.*)$/s.exec(query) ?? [];
  const more = (parameters ?? "").trim().replace(/^[?&]+/, "");
  if (more === "") return address + search + fragment;
  if (more.startsWith("#")) return address + search + (fragment || more);
  return `${address}${search}${search === "" ? "?" : "&"}${more}${fragment}`;
}
