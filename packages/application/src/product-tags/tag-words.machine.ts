// Knows how the tags of an organisation are loaded.
import { createLoading } from "../listing/index.ts";

/** Its criterion is the id of the organisation. */
export const tagWordsMachine = createLoading<string, readonly string[]>("tag-words");
