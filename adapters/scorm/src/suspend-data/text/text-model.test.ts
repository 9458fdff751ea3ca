// Knows that what learners write takes far less room than a deflater finds, in both languages, and that every engine
// packs it alike.
import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { BitLine } from "../bits/bit-line.ts";
import { squash, stretch } from "../bits/logistic.ts";
import { PRIMING_ANSWERS } from "./priming-answers.ts";
import { createTextLine } from "./text-line.ts";
import { TEXT_SHAPE } from "./text-shape.ts";

/** Answers that the model has not read: none of them stands in the priming texts (the test below ensures it). */
const FRENCH = [
  "En cas d'incendie je ferme les fenêtres et je descends par l'escalier le plus proche.",
  "J'appelle le service informatique et je débranche le câble réseau de mon ordinateur.",
  "La chaîne du froid doit rester en dessous de quatre degrés pendant tout le transport.",
  "Un tableau de bord montre les ventes du mois et les écarts avec l'année passée.",
  "Le patient a le droit de refuser un soin, même si le médecin insiste.",
  "On trie les déchets : le verre, le papier et les emballages plastiques vont dans des bacs séparés.",
  "Porter des gants et des lunettes quand on manipule un produit chimique.",
  "Reformuler ce que dit l'interlocuteur pour vérifier qu'on a bien saisi sa demande.",
  "Le contrat précise la durée, le salaire et la période d'essai.",
  "Elle devrait noter les heures supplémentaires dans le logiciel avant vendredi soir.",
  "Je respire lentement, je compte jusqu'à dix et je reprends la conversation.",
  "Un fournisseur en retard coûte plus cher qu'un fournisseur un peu plus loin.",
];
const ENGLISH = [
  "If the alarm rings I leave the building by the nearest stairs and wait outside.",
  "Unplug the network cable, tell the help desk and write down what you saw on the screen.",
  "The cold chain has to stay below four degrees during the whole journey.",
  "A dashboard shows this month's sales and the gap with last year.",
  "Patients may refuse a treatment even when the doctor insists.",
  "Glass, paper and plastic go into separate bins behind the kitchen.",
  "Wear gloves and goggles whenever you handle a chemical product.",
  "Say again in your own words what the caller wants, to be sure you got it right.",
  "The contract gives the length, the wage and the trial period.",
  "She ought to enter her overtime in the software by Friday evening.",
  "Breathe slowly, count to ten and go back to the conversation.",
  "A late supplier costs more than one who is a little further away.",
];

/** Replaces its first twenty letters with others. */
const listPieces = (text: string): string[] =>
  Array.from({ length: Math.max(1, text.length - 19) }, (_, at) => text.slice(at, at + 20));

/** How many bits the texts take on one line, one after the other. */
function measure(texts: readonly string[]): number {
  let bits = 0;
  const line: BitLine = {
    pass(bit, one) {
      bits -= Math.log2((bit ? one : 65_536 - one) / 65_536);
      return bit;
    },
  };
  const pass = createTextLine(line, TEXT_SHAPE);
  for (const text of texts) pass(text);
  return bits;
}
const READ = PRIMING_ANSWERS.join("\n");
/** How many bits the best deflater takes, after it has read the same priming text. */
const deflate = (texts: readonly string[]) =>
  deflateRawSync(texts.join("\n"), { level: 9, memLevel: 9, dictionary: Buffer.from(READ) }).length * 8;

describe("§9.23 what learners write", () => {
  test.each([
    ["French", FRENCH],
    ["English", ENGLISH],
  ])("in %s takes at most 1/1.5 of deflate with the same text read before, one answer at a time", (_, texts) => {
    for (const text of texts) expect(listPieces(text).filter((piece) => READ.includes(piece))).toEqual([]);
    const ours = texts.reduce((sum, text) => sum + measure([text]), 0);
    const others = texts.reduce((sum, text) => sum + deflate([text]), 0);
    expect(others / ours).toBeGreaterThan(1.5);
  });
  test("twelve answers of one learner at once take at most 1/1.3 of it", () => {
    for (const texts of [FRENCH, ENGLISH]) expect(deflate(texts) / measure(texts)).toBeGreaterThan(1.3);
  });

  test("likelihoods are rounded where no engine's exponential can give another number", () => {
    for (let odds = -2_047; odds <= 2_047; odds++) {
      const exact = 65_536 / (1 + Math.exp(-odds / 256));
      expect(Math.abs(exact - Math.floor(exact) - 0.5)).toBeGreaterThan(1e-7);
      expect(squash(odds)).toBe(Math.round(exact));
    }
  });
  test("odds and likelihoods lead back to each other", () => {
    for (let odds = -1_900; odds <= 1_900; odds += 50) expect(Math.abs(stretch(squash(odds)) - odds)).toBeLessThan(300);
    expect([stretch(0), stretch(65_535), stretch(32_768)]).toEqual([-2_047, 2_047, expect.closeTo(0, -1)]);
  });
});
