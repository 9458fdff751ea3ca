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
import { composePlatform } from "./compose.ts";
import { takeEntryQuery } from "./entry-query.ts";
import { ErrorPage } from "./error-page.tsx";
import { language } from "./frame/i18n.ts";
import { type PlayedPlace, readPlace } from "./read-place.ts";

const BASE = "/play";

/**
 * A bookmark or a second tab comes without tokens. A tab that went on to another product has that product's. The learner
 * site gives both the right ones, after a sign-in where one is needed.
 */
function startPlaying(place: PlayedPlace): ReactNode {
  const keeps = () => readModeEffects(platform.readSession(place.type)).keepsProgress;
  const platform = composePlatform({
    entry: takeEntryQuery(),
    slug: place.slug,
    navigation: {
      leaveFor: (url) => location.assign(url),
      // A page of its own, which knows nobody: it goes on in the language of this one.
      goTo: (path) =>
        location.assign(`${BASE}${path}&locale=${document.documentElement.lang}${keeps() ? "&from=play" : ""}`),
    },
    onSessionLost: () => session.send({ type: "session.lost" }),
  });
  if (!platform.hasTokens) {
    location.replace(`/open/${encodeURIComponent(place.slug)}`);
    return null;
  }
  const session = createActor(sessionMachine, { input: platform.session });
  session.start();
  return <App platform={platform} session={session} place={place} />;
}

function readPage(): ReactNode {
  const [, , name = ""] = location.pathname.split("/");
  const query = new URLSearchParams(location.search);
  if (name === "error") {
    const [status, message] = [Number(query.get("status")), query.get("message") ?? ""];
    return <ErrorPage status={status} message={message} isPlayed={query.get("from") === "play"} />;
  }
  const place = readPlace(location.pathname);
  return place ? startPlaying(place) : <ErrorPage status={404} message="" isPlayed={false} />;
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
createRoot(root).render(
  <LanguageProvider language={language}>
    <CrashBoundary>{readPage()}</CrashBoundary>
  </LanguageProvider>,
);
