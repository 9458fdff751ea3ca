// Knows the answers of learners in a package, as its contents reported them (`cmi.interactions`), for people who help
// learners.
import * as z from "zod/mini";
import { showText, unescapeText } from "./odd-texts.ts";
import type { ItemData, PackageData } from "./package-data.ts";

const text = z.string().check(z.maxLength(500));
/** An answer to a question of a package; fields that its content did not report are empty. */
export const packageAnswerSchema = z.object({
  /** Identifier of its item. */
  item: text,
  /** The question's identifier, in the words of its content. */
  id: text,
  /** The words of the question, if the content reports them (2004). */
  description: text,
  /** `choice`, `true-false`, `fill-in` … */
  type: text,
  answer: text,
  /** All accepted answers, joined in one text. */
  right: text,
  /** `correct`, `wrong`, `neutral`, or a number. */
  result: text,
  /** How long it took, in the content's own format. */
  latency: text,
});
/** An answer to a question of a package. */
export type PackageAnswer = z.infer<typeof packageAnswerSchema>;

const LONGEST_TEXT = 250;
/** The most characters of JSON for all answers of a launch. */
const LONGEST_ANSWERS = 64_000;
const FIELD = /^cmi\.interactions\.(\d+)\.(.+)$/;

/**
 * The answers in the order of the items and of their questions, up to the limit. Works for both versions; `data` may be
 * escaped.
 */
export function listPackageAnswers(data: PackageData): readonly PackageAnswer[] {
  const answers = Object.entries(data.items).flatMap(([item, kept]) => listItemAnswers(item, kept));
  let size = 0;
  return answers.filter((one) => {
    size += JSON.stringify(one).length + 1;
    return size <= LONGEST_ANSWERS;
  });
}

function listItemAnswers(item: string, kept: ItemData): readonly PackageAnswer[] {
  const records = new Map<number, Map<string, string>>();
  for (const [element, value] of Object.entries(kept)) {
    const [, place, field] = FIELD.exec(element) ?? [];
    if (place === undefined || field === undefined) continue;
    const record = records.get(Number(place)) ?? new Map<string, string>();
    records.set(Number(place), record.set(field, value));
  }
  return [...records].sort(([one], [other]) => one - other).map(([, record]) => describe(item, record));
}

function describe(item: string, record: ReadonlyMap<string, string>): PackageAnswer {
  const show = (value: string) => showText(unescapeText(value), LONGEST_TEXT);
  const read = (...fields: readonly string[]) =>
    show(fields.map((field) => record.get(field) ?? "").find(Boolean) ?? "");
  const right = [...record].filter(([field]) => /^correct_responses\.\d+\.pattern$/.test(field));
  return {
    item: show(item),
    id: read("id"),
    description: read("description"),
    type: read("type"),
    answer: read("learner_response", "student_response"),
    right: show(right.map(([, pattern]) => pattern).join(" | ")),
    result: read("result"),
    latency: read("latency"),
  };
}
