// Knows how a smart sequence comes from a workbook: seen first, then made whole, or without the rows that cannot be
// read (§7.109, decisions 9).
import type { FieldsOf, ProductAnswer, QuestionReport, questionFiles } from "@academiz/contract";
import { isBlank, succeed } from "@academiz/domain/kernel";
import { findSequences, type ReadQuestions, readQuestions } from "@academiz/domain/question-files";
import { makeContent } from "../contents/make-content.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, StoredConfig } from "../ports/index.ts";
import { type CreateInput, createProduct } from "../products/create-product.ts";
import { readRows } from "./read-rows.ts";

/** Faults that are told. */
const MOST_FAULTS = 1_000;

export async function importQuestions(
  world: Pick<World, "sheets" | "products" | "productFolders" | "documents" | "users" | "clients" | "clock" | "dice">,
  actor: Actor,
  fields: FieldsOf<typeof questionFiles.importQuestions>,
  bytes: Uint8Array,
): Outcome<{ readonly report: QuestionReport; readonly product: ProductAnswer | null }> {
  if (isBlank(fields.name)) return refuse("name.required");
  const given = fields.configDraft === undefined ? null : (JSON.parse(fields.configDraft) as StoredConfig);
  const kept = findSequences(given);
  if (!kept.ok) return refuse("content.invalid", { faults: kept.error });
  const rows = await readRows(world, bytes);
  if (!rows.ok) return rows;
  const { sheet } = rows.value;
  const read = readQuestions(rows.value.rows, kept.value, world.dice.createId);
  const report = describe(sheet, read);
  if (fields.preview === "1") return succeed({ report, product: null });
  const isUnreadable = read.sequences.length === 0 && read.faults.length > 0;
  if (isUnreadable || (read.faults.length > 0 && fields.partial === "0")) {
    const faults = report.faults.map(({ cell, message }) => ({ path: [sheet, cell], message }));
    return refuse("questions.invalid", { faults });
  }
  const base = given ?? (await makeContent(world, actor, "smart-sequence", fields.name.trim()));
  const { name, folderSlug } = fields;
  const input: CreateInput = { name, folderSlug, configDraft: { ...base, sequences: read.sequences } };
  const product = await createProduct(world, actor, "smart-sequence", input);
  return product.ok ? succeed({ report, product: product.value }) : product;
}

const describe = (sheet: string, { rows, sequences, faults }: ReadQuestions): QuestionReport => ({
  sheet,
  rows,
  sequences: sequences.length,
  questions: sequences.reduce((sum, { questions }) => sum + questions.length, 0),
  faults: faults.slice(0, MOST_FAULTS).map((fault) => ({ ...fault })),
});
