// Knows what a learner saw of a course and since when: the page, the menu, the answers. A frame tells of it itself, so
// that what a kill took away is known to the millisecond.
import type { BrowserContext, Page } from "@playwright/test";

/** What can be seen of a course, of its games all that were seen so far. */
export interface Seen {
  readonly page: string;
  /** Each page of the menu with the words of its state. */
  readonly menu: readonly string[];
  /** By page, then game by game: the answers, and the result where there is one. A game without answers is not told. */
  readonly games: Readonly<Record<string, readonly string[]>>;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

declare global {
  interface Window {
    tellSeen(seen: Seen): Promise<void>;
  }
}

/** Runs in the frame. */
function watch(): void {
  const games: Record<string, string[]> = {};
  let last = "";
  const textOf = (element: Element | null) => element?.textContent?.trim() ?? "";
  const describeGame = (section: Element): string => {
    const chosen = [...section.querySelectorAll("fieldset")].map((one) =>
      [...one.querySelectorAll<HTMLInputElement>("input[type=radio]")].findIndex((radio) => radio.checked),
    );
    return chosen.every((choice) => choice < 0)
      ? ""
      : `${chosen.join(",")} ${textOf(section.querySelector("footer [tabindex='-1']"))}`;
  };
  const look = (at: number) => {
    const page = textOf(document.querySelector("article h1"));
    if (page === "") return;
    const seen = [...document.querySelectorAll("article section")].map(describeGame);
    games[page] = seen;
    const menu = [...document.querySelectorAll("aside ol ol button")].map(textOf);
    const text = JSON.stringify({ page, menu, games });
    if (text === last) return;
    last = text;
    void window.tellSeen({ ...JSON.parse(text), at });
  };
  new MutationObserver(() => look(Date.now())).observe(document, { childList: true, subtree: true, attributes: true });
  document.addEventListener("change", () => {
    const at = Date.now();
    setTimeout(() => look(at));
  });
}

/** Each change in each page of the context, as it comes. */
export async function watchPlayers(context: BrowserContext, onSeen: (page: Page, seen: Seen) => void): Promise<void> {
  await context.exposeBinding("tellSeen", ({ page }, seen: Seen) => onSeen(page, seen));
  await context.addInitScript(watch);
}
