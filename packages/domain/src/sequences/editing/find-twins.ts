// Knows which questions of a smart sequence have the uuid of another one: their answers could not be told apart.
import type { Fault } from "../../kernel/index.ts";
import { MOST_FAULTS } from "../limits.ts";
import { readRecord } from "../read-record.ts";

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The place and the words of each question whose uuid was used before: the first `MOST_FAULTS`. */
export function findTwins(stored: unknown): readonly Fault[] {
  const known = new Set<unknown>();
  const faults = listOf(readRecord(stored)["sequences"]).flatMap((theme, at) =>
    listOf(readRecord(theme)["questions"]).flatMap((question, index): readonly Fault[] => {
      const { uuid, text } = readRecord(question);
      if (typeof uuid !== "string" || !known.has(uuid)) {
        known.add(uuid);
        return [];
      }
      const path = ["sequences", at, "questions", index, "uuid"];
      return [{ path, message: `${JSON.stringify(text ?? "")} goes by ${uuid}, as a question before it does` }];
    }),
  );
  return faults.slice(0, MOST_FAULTS);
}
