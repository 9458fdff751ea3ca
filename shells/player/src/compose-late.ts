// Knows which adapters keep notes and visits, ask experts, fetch certificates and tell who begins anew on the platform. Apart, since they are
// loaded late, and packages have none of it.
import type {
  AskingGateway,
  CertificateGateway,
  NoteGateway,
  ReadBegunAnew,
  VisitNotes,
  VoiceGateway,
} from "@academiz/application/ports";
import {
  createAskingGateway,
  createBegunAnewReader,
  createCertificateGateway,
  createNoteGateway,
  createReadingGateway,
  createVisitNotes,
  createVoiceGateway,
  readSettings,
  watchBrowser,
} from "@academiz/http";
import { createBrowserTokenStore } from "@academiz/storage";
import { createBrowserReadingJournal, holdsSite } from "@academiz/storage/offline";
import type { Ground } from "./compose.ts";
import { findNamed } from "./entry/find-named.ts";
import type { KeepReadingProps } from "./tools/keep-reading.tsx";

/** By the slug of the perimeter. */
export const composeNoteGateway = ({ api }: Ground, slug: string): NoteGateway => createNoteGateway(api, slug);
export const composeAsking = ({ api }: Ground, slug: string): AskingGateway => createAskingGateway(api, slug);
export const composeBegunAnew = ({ api }: Ground, slug: string): ReadBegunAnew => createBegunAnewReader(api, slug);
export const composeCertificate = ({ api }: Ground): CertificateGateway => createCertificateGateway(api);
export const composeVoices = ({ api }: Ground): VoiceGateway => createVoiceGateway(api);
export const composeReading = ({ api, clock }: Ground, identifier: string): KeepReadingProps["ports"] => ({
  gateway: createReadingGateway(api),
  journal: createBrowserReadingJournal(localStorage, identifier),
  clock,
});
export const composeVisits = ({ tokens }: Ground): VisitNotes =>
  createVisitNotes({ tokens, appName: "player", random: () => Math.random(), browser: watchBrowser() });

/** Whether the address is a page of this site that the device would show without a network. */
export const holdsOwnSite = async (address: string): Promise<boolean> =>
  new URL(address, location.href).origin === location.origin &&
  holdsSite({ workers: navigator.serviceWorker, caches: globalThis.caches });

const openStore = () => createBrowserTokenStore("player", sessionStorage);

/** The page of the office that a preview in this tab came from (§2.22); null where none did. */
export function findOffice(): string | null {
  const back = openStore().readReturnUrl();
  return back?.startsWith("/admin/") ? back : null;
}

/** What an address that names nothing means outside production (§2.15); null where it means nothing. */
export const findNamedAddress = (): string | null =>
  readSettings().platform === undefined ? null : findNamed(new URL(location.href), openStore().readPlayed());
