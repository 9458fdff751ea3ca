// Knows the workbooks that smart sequences go into: the template, and the questions of one (§7.110, §9.41, decisions
// 9).
import type { FileAnswer } from "@academiz/contract";
import { cleanFileName, succeed } from "@academiz/domain/kernel";
import { type FileSequence, findSequences, writeQuestions } from "@academiz/domain/question-files";
import { chooseLocale, type Locale } from "@academiz/domain/wording";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { findProduct } from "../products/find-product.ts";

const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** What every author sees first: how a row is filled in. */
const EXAMPLES: Readonly<Record<Locale, { theme: string; question: string; answers: readonly string[]; why: string }>> =
  {
    fr: {
      theme: "Sécurité incendie",
      question: "Quel extincteur pour un feu électrique ?",
      answers: ["À eau", "Au CO₂"],
      why: "L’eau conduit l’électricité.",
    },
    en: {
      theme: "Fire safety",
      question: "Which extinguisher for an electrical fire?",
      answers: ["Water", "CO₂"],
      why: "Water conducts electricity.",
    },
  };

const makeExample = (locale: Locale): readonly FileSequence[] => {
  const { theme, question, answers, why } = EXAMPLES[locale];
  const choices = answers.map((text, at) => ({ uuid: "", text, correct: at === 1 }));
  return [
    { uuid: "", title: theme, questions: [{ uuid: "", text: question, level: 1, explanation: why, answers: choices }] },
  ];
};

type Writing = Pick<World, "sheets" | "users" | "clients">;

async function findLocale({ users, clients }: Writing, actor: Actor): Promise<Locale> {
  const [reader, client] = [await users.read(actor.home, actor.userId), await clients.read(actor)];
  return chooseLocale({ user: reader?.locale, client: client?.locale });
}

async function write({ sheets }: Writing, sequences: readonly FileSequence[], locale: Locale): Promise<Uint8Array> {
  return sheets.writeWorkbook(
    (async function* () {
      yield writeQuestions(sequences, locale);
    })(),
  );
}

export async function writeQuestionTemplate(world: Writing, actor: Actor): Outcome<FileAnswer> {
  const locale = await findLocale(world, actor);
  const bytes = await write(world, makeExample(locale), locale);
  return succeed({ name: "smart-sequence-template.xlsx", type: TYPE, bytes });
}

/** Of the draft, else of what is published. */
export async function exportQuestions(
  world: Writing & Pick<World, "products">,
  actor: Actor,
  slug: string,
): Outcome<FileAnswer> {
  const product = await findProduct(world, actor, { type: "smart-sequence", slug });
  if (!product.ok) return product;
  const sequences = findSequences(product.value.configDraft ?? product.value.config);
  if (!sequences.ok) return refuse("content.invalid", { faults: sequences.error });
  const bytes = await write(world, sequences.value, await findLocale(world, actor));
  return succeed({ name: cleanFileName(`${product.value.name}.xlsx`), type: TYPE, bytes });
}
