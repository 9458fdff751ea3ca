// Knows where the notes of a learner are kept.
import type { Ground } from "../compose.ts";

/** On the platform; in this browser alone, under a name; or nowhere, where nothing is kept of what is played. */
export type NotesPlace =
  | { readonly api: Ground["api"]; readonly slug: string; readonly identifier: string }
  | { readonly name: string }
  | null;
