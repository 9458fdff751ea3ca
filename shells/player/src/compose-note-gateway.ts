// Knows which adapter keeps notes on the platform. Apart, as packages have none of it.
import type { NoteGateway } from "@academiz/application/ports";
import { createNoteGateway } from "@academiz/http";
import type { Ground } from "./compose.ts";

/** By the slug of the perimeter. */
export const composeNoteGateway = ({ api }: Ground, slug: string): NoteGateway => createNoteGateway(api, slug);
