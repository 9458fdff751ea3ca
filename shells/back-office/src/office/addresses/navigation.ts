// Knows how machines navigate, and that going to the sign-in page remembers where it began.
import type { Navigation } from "@academiz/application/ports";
import { BASE, LOGIN_PATH, SETUP_PATH } from "./paths.ts";

export interface PageHistory {
  push(path: string, state?: undefined, options?: { readonly ignoreBlocker?: boolean }): void;
}

export function createNavigation(history: PageHistory): Navigation {
  // A machine navigates once something is over: a product was removed or opened, or a session ended, by itself or after
  // a question.
  const push = (path: string) => history.push(BASE + path, undefined, { ignoreBlocker: true });
  return {
    leaveFor(url) {
      if (!isSettingUp()) location.assign(isOwnOffice(url) ? BASE + addWanted(LOGIN_PATH) : url);
    },
    goTo(path) {
      if (isSettingUp()) return;
      if (path !== LOGIN_PATH) return push(path);
      // The error page must stay until it has been read.
      if (!/^\/(auth|error)/.test(readPath())) push(addWanted(path));
    },
  };
}

const readPath = (): string => location.pathname.slice(BASE.length);

/** An empty platform has no sessions: one that an older platform left in this browser leads nobody away. */
const isSettingUp = (): boolean => readPath() === SETUP_PATH;

const isOwnOffice = (url: string): boolean =>
  URL.canParse(url, location.origin) && new URL(url, location.origin).pathname.replace(/\/$/, "") === BASE;

function addWanted(login: string): string {
  const wanted = readPath() + location.search;
  return wanted === "" || wanted === "/" ? login : `${login}?${new URLSearchParams({ to: wanted })}`;
}
