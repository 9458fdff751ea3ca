// Knows what of an address may stand in the log: never a part that is a right by itself.

/** The ticket of a commit is as good as a token while it lives. */
const TICKETS = /(commit[^\w-]+).*/is;
/** Anybody with the key may read the file: the rest of it is enough to find the file again. */
const KEYS = /(?<![\w-])((?:files|packages)[^\w-]+)([\w-]{0,6})[^/\\]*/gi;

/** Anybody with the address of a calendar may read it. */
const CALENDARS = /(api[^\w-]+calendar[^\w-]+).*/is;

/** Without its query; masked parts end with `…`, however they were written. */
export function describePath(url: string): string {
  const path = url.split("?", 1)[0] ?? "";
  const plain = decode(path);
  if (plain === null) return "…";
  const masked = plain.replace(TICKETS, "$1…").replace(KEYS, "$1$2…").replace(CALENDARS, "$1…");
  return masked === plain ? path : masked.replace(/[^\x21-\x7e…]/g, "_");
}

/** Decodes ASCII, however often it was encoded; null when it was encoded too often to be genuine. */
function decode(path: string): string | null {
  let plain = path;
  for (let times = 0; times < 4; times += 1) {
    const next = plain.replace(/%([0-7][\da-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (next === plain) return plain;
    plain = next;
  }
  return null;
}
