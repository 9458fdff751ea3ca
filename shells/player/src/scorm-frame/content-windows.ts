// Knows the windows that a content opens: they are closed with it, and one that the browser blocked can be opened by
// hand.

export interface ContentWindows {
  /**
   * Windows that this view opens are known from now on, also those of its frames and of the windows that it opened.
   * Called again for each of its pages.
   */
  watch(view: Window): void;
  /** True while one of them is open. */
  areOpen(): boolean;
  close(): void;
}

interface Heard {
  /** Called with a function that opens a blocked window, to be called in a click of the learner. */
  onBlocked(open: () => boolean): void;
  /** Called when a content wants to close its window because it is done. */
  onClose(): void;
}

export function createContentWindows({ onBlocked, onClose }: Heard): ContentWindows {
  const opened = new Set<Window>();
  const watched = new WeakSet<Window["open"]>();

  function watch(view: Window): void {
    if (!isReachable(view) || watched.has(view.open)) return;
    const open = view.open.bind(view);
    view.open = (url, name, features) => {
      const found = open(url, name, features);
      if (found) note(found);
      else if (!hidesOpener(features)) onBlocked(() => note(open(resolve(view, url), name, features)));
      return found;
    };
    watched.add(view.open);
    // Registered as the last listener, so that the content's own handlers of the click come first.
    view.addEventListener("click", (event) => followLink(open, event));
    // A frame cannot be closed; a window of its own can.
    if (view.parent !== view) view.close = onClose;
    for (let at = 0; at < view.length; at += 1) watch(view[at] as Window);
    // The load event of frames does not bubble, but it can be captured.
    view.document.addEventListener("load", ({ target }) => watchFrame(target), true);
  }
  function watchFrame(target: EventTarget | null): void {
    const inner = target && "contentWindow" in target ? (target.contentWindow as Window | null) : null;
    if (inner) watch(inner);
  }
  /** A window that a link opens is treated as one that a call opens, with the opener that it would have had. */
  function followLink(open: Window["open"], event: MouseEvent): void {
    const asked = readLink(event);
    if (!asked) return;
    const found = open(asked.isApart ? "" : asked.href, asked.target);
    if (!found) return;
    event.preventDefault();
    note(found);
    if (!asked.isApart) return;
    found.opener = null;
    found.location.href = asked.href;
  }
  function note(found: Window | null): boolean {
    if (!found) return false;
    // A content may open its next page in one of its own frames.
    if (found.parent !== found || found === window.top) return true;
    opened.add(found);
    watch(found);
    if (isReachable(found)) found.addEventListener("load", () => watch(found));
    return true;
  }

  return {
    watch,
    areOpen: () => [...opened].some(({ closed }) => !closed),
    close() {
      for (const one of opened) one.close();
      opened.clear();
    },
  };
}

/** A relative address is resolved from the page that makes the call: later that would be this page. */
const resolve = (view: Window, url: string | URL = ""): string =>
  url === "" ? "" : new URL(url, view.document.baseURI).href;

interface AskedLink {
  readonly href: string;
  readonly target: string;
  /** True where the new window may not know its opener. */
  readonly isApart: boolean;
}

/** A plain click on a link to another page of the content, in a window of its own; null for anything else. */
function readLink(event: MouseEvent): AskedLink | null {
  const { target: clicked, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  if (!clicked || !("closest" in clicked)) return null;
  const link = (clicked as Element).closest<HTMLAnchorElement>("a[href]");
  const target = link?.target || link?.ownerDocument.querySelector("base")?.target || "";
  if (!link || /^(_self|_parent|_top)?$/i.test(target) || link.download || hidesOpener(link.rel)) return null;
  if (link.origin !== window.location.origin) return null;
  return { href: link.href, target, isApart: target.toLowerCase() === "_blank" && !/\bopener\b/i.test(link.rel) };
}

/** A window of another origin cannot be read. */
export function isReachable(view: Window): boolean {
  try {
    return view.document !== null;
  } catch {
    return false;
  }
}

/** The opener never gets a reference to such a window. */
const hidesOpener = (features = ""): boolean => /\bno(opener|referrer)\b/i.test(features);
