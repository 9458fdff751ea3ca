// Knows how an app switches language: its words, under one locale, with the dates of the reader's region.
import { chooseRegion } from "@academiz/domain/wording";
import { i18n } from "@lingui/core";
import { loadAnew } from "../late/load-anew.ts";
import { type FarWords, fetchAll, readLateWords } from "./late-words.ts";
import type { UiLocale } from "./locales.ts";

export interface Language {
  /**
   * Loads the words and tells the page; of several requests the last one counts. The same language again does nothing.
   * False: the words did not come, and the page keeps its language.
   */
  activate(locale: UiLocale): Promise<boolean>;
  /** Loads the first words of a page: until they have come, it shows `#missing` of its file, in both languages. */
  begin(locale: UiLocale): Promise<void>;
  /** Asks again for the words that did not come. */
  retry(): Promise<boolean>;
  readonly isMissing: () => boolean;
  /** `listener` is called when words are missing, and when they no longer are. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly i18n: typeof i18n;
}

/** `words` loads the app's catalogues with the design system's: one dynamic import a language. */
export function createLanguage(words: FarWords): Language {
  let wanted: UiLocale = "en";
  let isMissing = false;
  const listeners = new Set<() => void>();
  const tell = (missing: boolean): boolean => {
    isMissing = missing;
    for (const listener of listeners) listener();
    return !missing;
  };
  const activate = async (locale: UiLocale): Promise<boolean> => {
    wanted = locale;
    if (i18n.locale === locale) return tell(false);
    try {
      const messages = await fetchAll(words, locale);
      if (wanted !== locale) return true;
      const locales = chooseRegion(locale, navigator.languages);
      i18n.loadAndActivate({ locale, locales, messages: { ...messages, ...readLateWords(locale) } });
      document.documentElement.lang = locale;
      return tell(false);
    } catch {
      // The page says so.
      return wanted !== locale || tell(true);
    }
  };
  return {
    i18n,
    activate,
    async begin(locale) {
      if (await activate(locale)) return;
      await waitWithWords();
      while (!(await activate(locale))) {
        await loadAnew();
        await waitWithWords();
      }
    },
    retry: () => activate(wanted),
    isMissing: () => isMissing,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Waits until the network is back. The page's address holds all that it was opened with: loading it again loses
 * nothing.
 */
async function waitWithWords(): Promise<void> {
  const notice = document.getElementById("missing");
  if (notice) notice.hidden = false;
  const button = notice?.querySelector("button");
  if (button) button.onclick = () => window.location.reload();
  await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
}
