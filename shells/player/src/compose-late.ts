// Knows which adapters keep notes and visits, ask experts and fetch certificates on the platform. Apart, since they are
// loaded late, and packages have none of it.
import type {
  AskingGateway,
  CertificateGateway,
  NoteGateway,
  VisitNotes,
  VoiceGateway,
} from "@academiz/application/ports";
import {
  createAskingGateway,
  createCertificateGateway,
  createNoteGateway,
  createReadingGateway,
  createVisitNotes,
  createVoiceGateway,
  watchBrowser,
} from "@academiz/http";
import { createBrowserReadingJournal } from "@academiz/storage/offline";
import type { Ground } from "./compose.ts";
import type { KeepReadingProps } from "./tools/keep-reading.tsx";

/** By the slug of the perimeter. */
export const composeNoteGateway = ({ api }: Ground, slug: string): NoteGateway => createNoteGateway(api, slug);
export const composeAsking = ({ api }: Ground, slug: string): AskingGateway => createAskingGateway(api, slug);
export const composeCertificate = ({ api }: Ground): CertificateGateway => createCertificateGateway(api);
export const composeVoices = ({ api }: Ground): VoiceGateway => createVoiceGateway(api);
export const composeReading = ({ api, clock }: Ground, identifier: string): KeepReadingProps["ports"] => ({
  gateway: createReadingGateway(api),
  journal: createBrowserReadingJournal(localStorage, identifier),
  clock,
});
export const composeVisits = ({ tokens }: Ground): VisitNotes =>
  createVisitNotes({ tokens, appName: "player", random: () => Math.random(), browser: watchBrowser() });
