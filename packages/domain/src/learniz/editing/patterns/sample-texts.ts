// Knows the texts of a page made from a pattern, in each language: examples of what such a text is good for, to be
// written over.
import type { SampleLanguage } from "../../../games/index.ts";
import type { RichText, RichTextBlock } from "../../../interactivities/index.ts";

const lines = (type: "paragraph" | "heading-2" | "quote", text: string): RichTextBlock => ({
  type,
  children: [{ text }],
});
const list = (type: "bulleted-list" | "numbered-list", items: readonly string[]): RichTextBlock => ({
  type,
  children: items.map((text) => ({ type: "list-item", children: [{ text }] })),
});
const callout = (tone: "tip" | "warning", text: string): RichTextBlock => ({
  type: "callout",
  tone,
  children: [{ text }],
});
const table = (rows: readonly (readonly string[])[]): RichTextBlock => ({
  type: "table",
  headRow: true,
  children: rows.map((cells) => ({
    type: "table-row",
    children: cells.map((text) => ({ type: "table-cell", children: [{ text }] })),
  })),
});

/** The texts of the patterns that have one, by the pattern. */
export interface SampleTexts {
  readonly opening: RichText;
  readonly points: RichText;
  readonly steps: RichText;
  readonly comparison: RichText;
  readonly discovery: RichText;
  readonly practice: RichText;
  readonly case: RichText;
  readonly ending: RichText;
}

export const SAMPLE_TEXTS: Readonly<Record<SampleLanguage, SampleTexts>> = {
  EN: {
    opening: [
      lines("heading-2", "At the end you can"),
      list("bulleted-list", [
        "say in one sentence what it is about,",
        "do what nobody else does for you,",
        "recognise what goes wrong, and help.",
      ]),
      lines("paragraph", "It takes about ten minutes. You can stop at any time: you come back to where you were."),
    ],
    points: [
      lines("heading-2", "What matters"),
      list("bulleted-list", ["The first point, in few words.", "The second one.", "The third one."]),
      callout("tip", "To remember: the sentence that learners should still know tomorrow."),
    ],
    steps: [
      lines("heading-2", "Step by step"),
      list("numbered-list", ["What comes first.", "What follows.", "How you see that it worked."]),
      callout("warning", "What must never be done here, and why."),
    ],
    comparison: [
      lines("heading-2", "Side by side"),
      table([
        ["", "Before", "Now"],
        ["What is done", "As it was", "As it is"],
        ["What it brings", "As it was", "As it is"],
      ]),
    ],
    discovery: [lines("paragraph", "Say what the cards are about, and why it is worth turning them.")],
    practice: [lines("paragraph", "Say what is asked, and what helps to answer: learners try as often as they like.")],
    case: [
      lines("heading-2", "What happened"),
      lines("paragraph", "Where it is, who is there, and what they are about to do."),
      lines("quote", "What somebody says that makes one think."),
    ],
    ending: [
      lines("heading-2", "In short"),
      list("bulleted-list", ["What they learnt first.", "What they learnt next.", "What they do tomorrow."]),
    ],
  },
  FR: {
    opening: [
      lines("heading-2", "À la fin, vous saurez"),
      list("bulleted-list", [
        "dire en une phrase de quoi il s’agit,",
        "faire ce que personne ne fait à votre place,",
        "reconnaître ce qui se passe mal, et aider.",
      ]),
      lines(
        "paragraph",
        "Comptez une dizaine de minutes. Arrêtez quand vous voulez\u00a0: vous reprendrez au même endroit.",
      ),
    ],
    points: [
      lines("heading-2", "L’essentiel"),
      list("bulleted-list", ["Le premier point, en peu de mots.", "Le deuxième.", "Le troisième."]),
      callout("tip", "À retenir\u00a0: la phrase que les apprenants devraient encore savoir demain."),
    ],
    steps: [
      lines("heading-2", "Pas à pas"),
      list("numbered-list", ["Ce qui vient d’abord.", "Ce qui suit.", "À quoi l’on voit que c’est réussi."]),
      callout("warning", "Ce qu’il ne faut jamais faire ici, et pourquoi."),
    ],
    comparison: [
      lines("heading-2", "Côte à côte"),
      table([
        ["", "Avant", "Maintenant"],
        ["Ce que l’on fait", "Comme c’était", "Comme c’est"],
        ["Ce que cela apporte", "Comme c’était", "Comme c’est"],
      ]),
    ],
    discovery: [lines("paragraph", "Dites de quoi parlent les cartes, et pourquoi les retourner.")],
    practice: [
      lines(
        "paragraph",
        "Dites ce qui est demandé, et ce qui aide à répondre\u00a0: les apprenants essaient autant qu’ils veulent.",
      ),
    ],
    case: [
      lines("heading-2", "Ce qui s’est passé"),
      lines("paragraph", "Où cela se passe, qui est là, et ce qu’ils s’apprêtent à faire."),
      lines("quote", "Ce que quelqu’un dit, et qui donne à penser."),
    ],
    ending: [
      lines("heading-2", "En bref"),
      list("bulleted-list", [
        "Ce qu’ils ont appris d’abord.",
        "Ce qu’ils ont appris ensuite.",
        "Ce qu’ils font demain.",
      ]),
    ],
  },
};
