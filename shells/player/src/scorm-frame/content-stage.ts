// Knows the place where a content stands: a frame of its own in this page, whose window holds what the content looks
// for.
import type { ContentStage, RunningItem } from "@academiz/application/ports";
import { createContentWindows, isReachable } from "./content-windows.ts";

const NAMES = ["API", "API_1484_11"] as const satisfies readonly RunningItem["apiName"][];
/** Milliseconds. */
const COMES_AGAIN_AFTER = 5_000;
const FEATURES = "autoplay; fullscreen; encrypted-media; picture-in-picture";

interface Heard {
  /** A content wanted to open a window, and the browser held it back. */
  onBlocked(): void;
  /** A page of the content did not come, for there is no connection; false: one has come since. */
  onAway(isAway: boolean): void;
  /** A content wants to close the window that it stands in. */
  onClose(): void;
}

export function createContentStage(page: Window & typeof globalThis, heard: Heard): ContentStage {
  const above = page as unknown as Partial<Record<RunningItem["apiName"], RunningItem["api"]>>;
  const { document } = page;
  let away: HTMLIFrameElement | null = null;
  /** How each window that was held back is opened, in the order of the content. */
  let blocked: (() => boolean)[] = [];
  const windows = createContentWindows({
    onBlocked(open) {
      blocked.push(open);
      heard.onBlocked();
    },
    onClose: heard.onClose,
  });
  // Contents close the window above them too.
  page.close = heard.onClose;
  const tellAway = (frame: HTMLIFrameElement | null) => {
    if (away === frame) return;
    away = frame;
    heard.onAway(frame !== null);
  };
  let visits = 0;
  let later = 0;
  let isTriedAgain = false;
  const load = (frame: HTMLIFrameElement) => {
    visits += 1;
    frame.src = String(frame.src);
  };
  /** A page of another site, and the browser's own in place of one that did not come, look the same from here. */
  async function check(frame: HTMLIFrameElement) {
    visits += 1;
    const own = visits;
    const isReached = !frame.contentWindow || isReachable(frame.contentWindow);
    const isThere = isReached || (await isConnected(page));
    // What was found of a page that is gone says nothing of the one that came.
    if (own !== visits || !frame.isConnected) return;
    if (isThere && !isReached && away === frame && !isTriedAgain) {
      // The connection came back after the page was given up.
      isTriedAgain = true;
      load(frame);
      return;
    }
    isTriedAgain = false;
    tellAway(isThere ? null : frame);
    if (!isThere) comeLater();
  }
  /** A browser tells of a connection a moment before there is one, and each frame in its own time. */
  async function comeAgain() {
    const own = visits;
    if (!away) return;
    const isThere = await isConnected(page);
    if (!away || own !== visits) return;
    if (isThere) bring(away);
    else comeLater();
  }
  /** A page that stands there, whatever of it is still on its way, has begun to speak: it does not begin twice. */
  function bring(frame: HTMLIFrameElement) {
    if (frame.contentWindow && isReachable(frame.contentWindow)) tellAway(null);
    else load(frame);
  }
  const comeLater = () => {
    page.clearTimeout(later);
    if (page.navigator.onLine) later = page.setTimeout(() => void comeAgain(), COMES_AGAIN_AFTER);
  };
  page.addEventListener("online", () => void comeAgain());
  const findFrame = () => document.querySelector("iframe");
  const findOffer = () => document.querySelector("body > p");
  return {
    show(url, title, running) {
      for (const name of NAMES) delete above[name];
      if (running) above[running.apiName] = running.api;
      blocked = [];
      away = null;
      // A frame of its own each time: what a content did to the last one is gone, and nothing is added to the way back.
      const frame = document.createElement("iframe");
      frame.allow = FEATURES;
      frame.title = title;
      frame.src = url;
      const watch = () => frame.contentWindow && windows.watch(frame.contentWindow);
      frame.addEventListener("load", watch);
      frame.addEventListener("load", () => void check(frame));
      frame.addEventListener("load", () => frame.contentWindow?.focus(), { once: true });
      document.body.replaceChildren(frame);
      // Its first page takes over the window that stands there before it: what it opens as it loads is known too.
      watch();
    },
    reload() {
      // A content that had gone to another of its pages begins at its first one, and goes on from what it kept.
      if (away) bring(away);
    },
    offerWindow({ text, action }) {
      if (blocked.length === 0) return;
      const button = document.createElement("button");
      button.textContent = action;
      button.addEventListener("click", () => {
        // A browser may allow one window for each click: what it holds back still waits for the next one.
        while (blocked[0]?.()) blocked.shift();
        if (blocked.length === 0) findOffer()?.remove();
      });
      const offer = document.createElement("p");
      offer.role = "alert";
      offer.append(text, " ", button);
      findOffer()?.remove();
      document.body.prepend(offer);
    },
    hasWindows: () => windows.areOpen(),
    closeWindows: () => windows.close(),
    clear() {
      windows.close();
      // Not removed: a content that is removed hears less of its end, and its runtime is to be there when it does.
      findFrame()?.contentWindow?.location.replace("about:blank");
    },
  };
}

/** By asking for this very page: whoever answers, and whatever, is reached. */
const isConnected = (page: Window & typeof globalThis): Promise<boolean> =>
  page.fetch(page.location.href, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
