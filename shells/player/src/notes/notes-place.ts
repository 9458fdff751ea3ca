// Knows where the notes of a learner are kept.
import type { NoteGateway } from "@academiz/application/ports";

/**
 * On the platform, by a gateway that is loaded late, waiting on the device under the name of their owner; only in this
 * browser, under a name; or nowhere, where nothing that is played is kept.
 */
export type NotesPlace =
  | { readonly owner: string; readonly open: () => Promise<NoteGateway> }
  | { readonly name: string }
  | null;
