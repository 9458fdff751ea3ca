// Knows which adapters keep notes and visits and bring certificates on the platform. Apart, as they come late, and packages have
// none of it.
import type { CertificateGateway, NoteGateway, VisitNotes } from "@academiz/application/ports";
import { createCertificateGateway, createNoteGateway, createVisitNotes, watchBrowser } from "@academiz/http";
import type { Ground } from "./compose.ts";

/** By the slug of the perimeter. */
export const composeNoteGateway = ({ api }: Ground, slug: string): NoteGateway => createNoteGateway(api, slug);
export const composeCertificate = ({ api }: Ground): CertificateGateway => createCertificateGateway(api);
export const composeVisits = ({ tokens }: Ground): VisitNotes =>
  createVisitNotes({ tokens, appName: "player", random: () => Math.random(), browser: watchBrowser() });
