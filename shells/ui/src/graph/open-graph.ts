// Knows what is loaded for a graph: the code that draws it, and its words.
import { bringWords } from "../language/late-words.ts";
import { messages as en } from "./locales/en.po";
import { messages as fr } from "./locales/fr.po";

export { listChosen } from "./aligning/chosen-nodes.ts";
export { Graph } from "./graph.tsx";
export type { GraphChoice, GraphEditing, GraphLine, GraphNode, GraphProps, GraphTone } from "./graph.types.ts";

const WORDS = { en, fr };

/** Called before a graph is drawn. */
export const bringGraphWords = (): void => bringWords(WORDS);
