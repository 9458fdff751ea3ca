// Knows where the notes of a learner are kept.
import type { NoteGateway } from "@academiz/application/ports";

/**
 * On the platform, by a gateway that comes late, waiting on the device under the name of their owner; in this browser
 * alone, under a name; or nowhere, where nothing is kept of what is played.
 */
export type NotesPlace =
  | { readonly owner: string; readonly open: () => Promise<NoteGateway> }
  | { readonly name: string }
  | null;
