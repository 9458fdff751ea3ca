// Knows what the content of each type of product can lack for there to be anything in it for learners, and how that is told.
import { assertNever } from "../kernel/index.ts";
import type { Texts } from "../wording/index.ts";

/** What is missing: a product that lacks it has nothing to play, and would be complete as soon as it is opened. */
export const CONTENT_GAPS = ["game", "package", "source", "questions", "means", "tasks"] as const;
/** What is missing for there to be anything to play. */
export type ContentGap = (typeof CONTENT_GAPS)[number];

/** What an author hears who wants to publish all the same. */
export function tellGap(gap: ContentGap): Texts {
  switch (gap) {
    case "game":
      return {
        fr: "Ce jeu ne contient rien à jouer. Complétez son contenu avant de le publier.",
        en: "There is nothing to play in this game. Complete its content before you publish it.",
      };
    case "package":
      return {
        fr: "Aucun module SCORM n’a été déposé. Déposez-en un avant de publier.",
        en: "No SCORM package was uploaded. Upload one before you publish.",
      };
    case "source":
      return {
        fr: "Aucun fichier n’a été choisi. Choisissez-en un avant de publier.",
        en: "No file was chosen. Choose one before you publish.",
      };
    case "questions":
      return {
        fr: "Cette séquence ne pose aucune question. Ajoutez-en une avant de la publier.",
        en: "This sequence asks no question. Add one before you publish it.",
      };
    case "means":
      return {
        fr: "Cette formation n’a aucune session. Ajoutez-en une avant de la publier.",
        en: "This classroom course has no session. Add one before you publish it.",
      };
    case "tasks":
      return {
        fr: "Ce parcours ne contient aucune tâche. Ajoutez-en une avant de le publier.",
        en: "There is no task on this path. Add one before you publish it.",
      };
    default:
      return assertNever(gap);
  }
}
