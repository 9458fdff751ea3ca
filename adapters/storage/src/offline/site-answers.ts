// Knows how the site's requests are answered with a network and without: from the network first, then from a copy.
import {
  chooseEvicted,
  cutRange,
  findAppPage,
  findPlayedPath,
  OPENED_FILE_MOST,
  OPENED_MOST,
  type RequestKind,
  readKeeper,
  sortRequest,
} from "@academiz/domain/offline";
import {
  APPS,
  anyHoldsType,
  copyAnswer,
  findCopy,
  keepOwner,
  nameKept,
  nameOpened,
  PDF,
  readMark,
  readOwner,
} from "./copies.ts";

export interface SiteGround {
  readonly caches: CacheStorage;
  readonly send: typeof fetch;
  readonly now: () => number;
  readonly origin: string;
}
/** `wait`: keeps the worker alive for work after the answer was given. */
type Wait = (work: Promise<unknown>) => void;

export interface SiteAnswers {
  /** Null: the browser does as it would without this worker. */
  answer(request: Request, wait: Wait, isOffice: () => Promise<boolean>): Promise<Response> | null;
  /** Fetches all files of the apps that the copies on this device need, or none; false where that failed. */
  prepare(): Promise<boolean>;
}

/** The lists of the files that each app consists of. */
const LISTS = ["/offline.json", "/play/offline.json", "/libraries/offline.json"];
/** The reader of PDFs is larger than all else together: it comes once a copy is one. */
const PDF_READER = "/play/offline-pdf.json";
const PAGES = ["/", "/play/"];

export function createSiteAnswers({ caches, send, now, origin }: SiteGround): SiteAnswers {
  /** Null: there is no network. */
  async function reach(request: Request): Promise<Response | null> {
    try {
      const answer = await send(request);
      return answer.status === 408 || answer.status === 504 ? null : answer;
    } catch {
      return null;
    }
  }
  async function findHeld(owner: string | null, path: string): Promise<Response | undefined> {
    if (owner === null) return undefined;
    return (await findCopy(caches, nameKept(owner), path)) ?? findCopy(caches, nameOpened(owner), path);
  }
  async function drop(path: string): Promise<void> {
    for (const name of await caches.keys()) if (name !== APPS) await (await caches.open(name)).delete(path);
  }

  /** A kept product continues from what is stored now, as long as that is of the same publication. */
  async function holdRead(owner: string, path: string, answer: Response): Promise<void> {
    const copy = await copyAnswer(answer, now());
    const kept = await findCopy(caches, nameKept(owner), path);
    if (kept) {
      const [before, after] = [await readJson(kept), await readJson(copy.clone())];
      if (before?.["publishedAt"] === after?.["publishedAt"])
        await (await caches.open(nameKept(owner))).put(path, copy.clone());
    }
    const store = await caches.open(nameOpened(owner));
    await store.put(path, copy);
    await makeRoom(store);
  }
  /** What was opened long ago goes where there is too much. */
  async function makeRoom(store: Cache): Promise<void> {
    const held = await Promise.all(
      (await store.keys()).map(async (one) => ({
        url: one.url,
        ...readMark((await store.match(one)) ?? new Response()),
      })),
    );
    for (const url of chooseEvicted(held, OPENED_MOST)) await store.delete(url);
  }

  async function answerRead(request: Request, path: string, wait: Wait): Promise<Response> {
    const keeper = readKeeper(request.headers.get("authorization"));
    if (!keeper) return send(request);
    const owner = keeper.identifier;
    const answer = await reach(request);
    if (!answer) return (await findHeld(owner, path)) ?? Response.error();
    if (answer.status === 404 || answer.status === 410) wait(drop(path));
    if (answer.ok) {
      const copy = answer.clone();
      const hold = async () => {
        if (keeper.isSession) await keepOwner(caches, owner);
        if ((await readOwner(caches)) === owner) await holdRead(owner, path, copy);
      };
      wait(hold());
    }
    return answer;
  }

  /** What the server says it stores is put into the copies: nobody goes on from older data. */
  async function answerResult(request: Request, path: string, wait: Wait): Promise<Response> {
    const keeper = readKeeper(request.headers.get("authorization"));
    const answer = await send(request);
    if (!keeper || !answer.ok) return answer;
    const told = answer.clone();
    const note = async () => {
      const progress = (await readJson(told))?.["progress"];
      if (progress === undefined) return;
      for (const store of [nameKept(keeper.identifier), nameOpened(keeper.identifier)]) {
        const held = await findCopy(caches, store, findPlayedPath(path));
        const played = held && (await readJson(held.clone()));
        if (!held || !played) continue;
        const next = new Response(JSON.stringify({ ...played, progress }), { headers: held.headers });
        await (await caches.open(store)).put(findPlayedPath(path), next);
      }
    };
    wait(note());
    return answer;
  }

  async function answerFile(request: Request, path: string, wait: Wait): Promise<Response> {
    const answer = await reach(request);
    const owner = await readOwner(caches);
    if (!answer) {
      const held = await findHeld(owner, path);
      return held ? cut(held, request.headers.get("range")) : Response.error();
    }
    if (answer.status === 404 || answer.status === 410) wait(drop(path));
    const size = Number(answer.headers.get("content-length") ?? OPENED_FILE_MOST + 1);
    if (owner !== null && answer.status === 200 && answer.type === "basic" && size <= OPENED_FILE_MOST) {
      const copy = answer.clone();
      wait(holdFile(owner, path, copy));
    }
    return answer;
  }
  async function holdFile(owner: string, path: string, answer: Response): Promise<void> {
    const store = await caches.open(nameOpened(owner));
    const copy = await copyAnswer(answer, now());
    try {
      await store.put(path, copy);
    } catch {
      // The device is full: a page that was only opened is not worth a warning.
    }
    await makeRoom(store);
  }

  async function answerPart(request: Request, path: string): Promise<Response> {
    return (await findCopy(caches, APPS, path)) ?? send(request);
  }
  async function answerSign(request: Request, path: string, wait: Wait): Promise<Response> {
    const answer = await reach(request);
    if (!answer) return (await findCopy(caches, APPS, path)) ?? Response.error();
    if (answer.status === 200) {
      const copy = answer.clone();
      wait(copyAnswer(copy, now()).then(async (held) => (await caches.open(APPS)).put(path, held)));
    }
    return answer;
  }
  async function answerPage(request: Request, path: string): Promise<Response> {
    return (await reach(request)) ?? (await findCopy(caches, APPS, findAppPage(path))) ?? Response.error();
  }

  async function bring(path: string): Promise<Response> {
    const answer = await send(path, { cache: "no-cache" });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    return answer;
  }
  const bringLists = async (names: readonly string[]) =>
    Promise.all(names.map(async (path) => (await bring(path)).text()));

  async function prepareApps(): Promise<void> {
    const names = (await anyHoldsType(caches, PDF)) ? [...LISTS, PDF_READER] : LISTS;
    const lists = await bringLists(names);
    const paths = lists.flatMap(readPaths);
    const store = await caches.open(APPS);
    for (const path of paths) {
      if (await store.match(path)) continue;
      const answer = await send(path);
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
      await store.put(path, await copyAnswer(answer, now()));
    }
    const pages = await Promise.all(
      PAGES.map(async (path) => [path, await copyAnswer(await bring(path), now())] as const),
    );
    // Another version may have come meanwhile: a page must never stand beside the parts of another version.
    if ((await bringLists(names)).join() !== lists.join()) throw new Error("another version came");
    for (const [path, page] of pages) await store.put(path, page);
    for (const { url } of await store.keys()) {
      const { pathname } = new URL(url);
      if (
        sortRequest({ method: "GET", path: pathname, query: "", isPage: false }) === "part" &&
        !paths.includes(pathname)
      )
        await store.delete(url);
    }
  }

  const answers: Readonly<
    Record<Exclude<RequestKind, "passed">, (request: Request, path: string, wait: Wait) => Promise<Response>>
  > = {
    page: answerPage,
    part: answerPart,
    sign: answerSign,
    read: answerRead,
    result: answerResult,
    file: answerFile,
  };
  return {
    answer(request, wait, isOffice) {
      const { origin: from, pathname: path, search: query } = new URL(request.url);
      if (from !== origin) return null;
      const kind = sortRequest({ method: request.method, path, query, isPage: request.mode === "navigate" });
      if (kind === "passed") return null;
      const answer = answers[kind];
      if (kind === "page" || kind === "part") return answer(request, path, wait);
      const asked = kind === "read" ? path + query : path;
      return isOffice().then((isOf) => (isOf ? send(request) : answer(request, asked, wait)));
    },
    prepare: () =>
      prepareApps().then(
        () => true,
        () => false,
      ),
  };
}

function readPaths(list: string): readonly string[] {
  const paths: unknown = JSON.parse(list);
  return Array.isArray(paths) ? paths.filter((path) => typeof path === "string") : [];
}

async function readJson(answer: Response): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const value: unknown = await answer.json();
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

async function cut(held: Response, range: string | null): Promise<Response> {
  const body = await held.blob();
  const part = cutRange(range, body.size);
  if (part === null) return new Response(body, { headers: held.headers });
  const headers = new Headers(held.headers);
  if (part === "none") {
    headers.set("content-range", `bytes */${body.size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("content-range", `bytes ${part.first}-${part.last}/${body.size}`);
  headers.set("accept-ranges", "bytes");
  return new Response(body.slice(part.first, part.last + 1, body.type), { status: 206, headers });
}
