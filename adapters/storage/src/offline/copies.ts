// Knows the browser stores in which copies of the platform lie, one of each kind for each person, and how a copy is
// marked.
import { HELD_AT } from "@academiz/domain/offline";

/** The files of the apps: the same for everybody. */
export const APPS = "academiz.apps";
const META = "academiz.meta";
const OPENED = "academiz.opened.";
const KEPT = "academiz.kept.";
export const nameOpened = (owner: string): string => OPENED + owner;
export const nameKept = (owner: string): string => KEPT + owner;
const isOfPeople = (name: string): boolean => name.startsWith(OPENED) || name.startsWith(KEPT);

const BYTES = "x-held-bytes";
/** These headers describe the transfer, not the body that arrived. */
const OF_THE_WAY = ["content-encoding", "content-length", "transfer-encoding", "set-cookie"];

/** A copy by itself: whole, and not a redirection. */
export async function copyAnswer(answer: Response, now: number): Promise<Response> {
  const body = await answer.blob();
  const headers = new Headers(answer.headers);
  for (const name of OF_THE_WAY) headers.delete(name);
  headers.set(HELD_AT, String(now));
  headers.set(BYTES, String(body.size));
  return new Response(body, { status: 200, headers });
}

export const readMark = (copy: Response): { readonly at: number; readonly bytes: number } => ({
  at: Number(copy.headers.get(HELD_AT) ?? 0),
  bytes: Number(copy.headers.get(BYTES) ?? 0),
});

export const findCopy = async (caches: CacheStorage, store: string, path: string): Promise<Response | undefined> =>
  (await caches.has(store)) ? (await caches.open(store)).match(path, { ignoreVary: true }) : undefined;

/** The reader of PDFs comes to a device with the first one alone. */
export const PDF = "application/pdf";
export async function holdsType(store: Cache, type: string): Promise<boolean> {
  for (const asked of await store.keys()) {
    const held = (await store.match(asked, { ignoreVary: true }))?.headers.get("content-type") ?? "";
    if (held.split(";", 1)[0]?.trim().toLowerCase() === type) return true;
  }
  return false;
}
/** Whether anybody's copies hold a file of this media type. */
export async function anyHoldsType(caches: CacheStorage, type: string): Promise<boolean> {
  for (const name of (await caches.keys()).filter(isOfPeople))
    if (await holdsType(await caches.open(name), type)) return true;
  return false;
}

const OWNER = "/~owner";
export async function readOwner(caches: CacheStorage): Promise<string | null> {
  return (await (await findCopy(caches, META, OWNER))?.text()) ?? null;
}
/** Deletes the copies of everybody else. */
export async function keepOwner(caches: CacheStorage, owner: string): Promise<void> {
  if ((await readOwner(caches)) === owner) return;
  const own = [nameOpened(owner), nameKept(owner)];
  await dropPeople(caches, (name) => !own.includes(name));
  await (await caches.open(META)).put(OWNER, new Response(owner));
}
/** Deletes everybody's copies: nobody is signed in any more. */
export async function forgetOwners(caches: CacheStorage): Promise<void> {
  await dropPeople(caches, () => true);
  await caches.delete(META);
}
async function dropPeople(caches: CacheStorage, isDropped: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter(isOfPeople);
  await Promise.all(names.filter(isDropped).map((name) => caches.delete(name)));
}
