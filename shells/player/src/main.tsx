// Knows how the player starts on the platform: its whole address is what `readPlace` reads, or `/play/error`.
import "@academiz/ui/tokens";
import { sessionMachine } from "@academiz/application/session";
import { readModeEffects } from "@academiz/domain/identity";
import { chooseLocale } from "@academiz/domain/wording";
import { CrashBoundary, LanguageProvider, readVisitorLocale } from "@academiz/ui";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { createActor } from "xstate";
import { App } from "./app.tsx";
import { composePlatform, type Platform } from "./compose.ts";
import { findOwnLink } from "./entry/compose-link.ts";
import { type EntryQuery, takeEntryQuery } from "./entry/entry-query.ts";
import { type PlayedPlace, readPlace } from "./entry/read-place.ts";
import { language } from "./frame/i18n.ts";

const BASE = "/play";

function compose(place: PlayedPlace, entry: EntryQuery, onSessionLost: (reason?: string) => void): Platform {
  const keeps = () => readModeEffects(platform.readSession(place.type)).keepsProgress;
  const platform = composePlatform({
    entry,
    place,
    navigation: {
      leaveFor: (url) => location.assign(url),
      // That page stands alone and knows nobody: it is told the language of this one.
      goTo: (path) =>
        location.assign(`${BASE}${path}&locale=${document.documentElement.lang}${keeps() ? "&from=play" : ""}`),
    },
    onSessionLost,
  });
  return platform;
}

/**
 * A bookmark or a second tab comes without tokens. A tab that went on to another product has that product's. For
 * somebody who is signed in on the learner site the right tokens are fetched here; otherwise the site gives them, after
 * what it asks for first.
 */
async function startPlaying(place: PlayedPlace): Promise<ReactNode> {
  const onSessionLost = (reason?: string) => session.send({ type: "session.lost", reason });
  const entry = takeEntryQuery();
  let platform = compose(place, entry, onSessionLost);
  if (!platform.hasTokens) {
    const link = await findOwnLink(place.slug);
    if (link) platform = compose(place, takeEntryQuery(link), onSessionLost);
  }
  if (!platform.hasTokens) {
    location.replace(`/open/${encodeURIComponent(place.slug)}`);
    return null;
  }
  const session = createActor(sessionMachine, { input: platform.session });
  session.start();
  // The site brings back what was left before it leads here. Where it fails, what was left stays in its place.
  if (!entry.tokens) await platform.restore().catch(() => {});
  return <App platform={platform} session={session} place={place} />;
}

async function readPage(): Promise<ReactNode> {
  const place = readPlace(location.pathname);
  return place && place.slug !== "error"
    ? startPlaying(place)
    : (await import("./entry/open-unplayed.tsx")).openUnplayed();
}

await language.begin(
  chooseLocale({
    user: new URLSearchParams(location.search).get("locale"),
    visitor: readVisitorLocale(),
    browser: navigator.languages,
  }),
);
const root = document.getElementById("root");
if (!root) throw new Error("the page has no #root");
const show = createRoot(root);
// Not awaited: what comes late stands on this file, which has to be through.
void readPage().then((page) =>
  show.render(
    <LanguageProvider language={language}>
      <CrashBoundary>{page}</CrashBoundary>
    </LanguageProvider>,
  ),
);
