// Knows the routes that make smart sequences from workbooks and back (§7.109, §7.110, decisions 9), and the route of
// the levels that answers suggest.
import * as z from "zod/mini";
import { lineField } from "../ground/fields.ts";
import { objectJson } from "../ground/object-json.ts";
import { AUTHORING, defineRoute, fileAnswer, jsonAnswer } from "../ground/route.ts";
import { productSchema } from "./product.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** In bytes. */
const WORKBOOK_LIMIT = 10 * 1_048_576;
const text = z.string().check(z.maxLength(200));
const reportSchema = z.object({
  /** Name of the sheet that was read: the first. */
  sheet: z.string(),
  /** Rows with a question, and what could be read of them. */
  rows: z.number(),
  sequences: z.number(),
  questions: z.number(),
  /** Why rows are not accepted: at most 1,000. */
  faults: z.array(z.object({ cell: z.string(), code: z.string(), message: z.string() })),
});
/** What a workbook of questions holds, as it arrives. */
export type QuestionReport = z.infer<typeof reportSchema>;

/**
 * Create a smart sequence from a workbook (xlsx, at most 10 MiB), one row for each question. `preview=1` only reads it:
 * `product` is then null. `configDraft` (JSON) is the rest of the content; questions whose ids it contains keep their
 * details from it. A workbook with faults is refused with `questions.invalid`, whose paths are a sheet and a cell,
 * unless `partial=1` leaves out their rows. Refuses with `file.unreadable`, `name.required`, `content.invalid`,
 * `not-found` for the folder.
 */
export const importQuestions = defineRoute({
  method: "POST",
  path: "/api/admin/smart-sequence/import",
  summary: "Create a smart sequence from a workbook, or see first what that would make.",
  admission: AUTHORING,
  form: {
    fields: z.object({
      name: lineField(),
      folderSlug: z.optional(text),
      configDraft: z.optional(objectJson(65_536)),
      preview: z._default(z.enum(["0", "1"]), "0"),
      partial: z._default(z.enum(["0", "1"]), "0"),
    }),
    file: "file",
    limit: WORKBOOK_LIMIT,
  },
  answer: jsonAnswer(z.object({ report: reportSchema, product: z.nullable(productSchema) })),
});
/**
 * The rows of a workbook (xlsx, at most 10 MiB), to bring them into a sequence that is being written; nothing is
 * stored. Refuses with `file.unreadable`.
 */
export const readQuestionRows = defineRoute({
  method: "POST",
  path: "/api/admin/smart-sequence/import/rows",
  summary: "The rows of a workbook of questions.",
  admission: AUTHORING,
  form: { fields: z.object({}), file: "file", limit: WORKBOOK_LIMIT },
  answer: jsonAnswer(
    z.object({
      /** Name of the sheet that was read: the first. */
      sheet: z.string(),
      /** From the first row on that has something in it; `number` counts from 1, as in the sheet. */
      rows: z.array(z.object({ number: z.number(), cells: z.array(z.string()) })),
    }),
  ),
});
/**
 * The workbook to fill in, `smart-sequence-template.xlsx` (§7.110, §9.41), in the language of the author, with an
 * example.
 */
export const questionTemplate = defineRoute({
  method: "GET",
  path: "/api/admin/smart-sequence/import/template",
  summary: "The workbook of questions to fill in.",
  admission: AUTHORING,
  answer: fileAnswer(XLSX),
});
/**
 * The questions of a smart sequence as a workbook, of its draft where there is one; importing it again gives the same
 * questions. Refuses with `not-found`, and `content.invalid` for questions that no workbook can hold.
 */
export const exportQuestions = defineRoute({
  method: "GET",
  path: "/api/admin/smart-sequence/{slug}/export",
  summary: "The questions of a smart sequence as a workbook.",
  admission: AUTHORING,
  params: z.object({ slug: z.string() }),
  answer: fileAnswer(XLSX),
});

const estimateSchema = z.object({ level: z.number(), standardError: z.number() });
/**
 * How difficult the questions of a smart sequence are, by the answers of learners, in the levels of its draft (or,
 * without one, of its publication). Each learner's first answer to each question counts, and of these the newest
 * `most`. `estimate` and `level`, the whole level nearest to it, are null below `fewest` answers, and where all answers
 * are right or all are wrong. It is computed at each call; `newestAt` is the date of the newest answer, null where
 * there is none. Nobody is named. Refuses with `not-found`.
 */
export const readLevels = defineRoute({
  method: "GET",
  path: "/api/admin/smart-sequence/{slug}/levels",
  summary: "How difficult the questions of a smart sequence are by what learners answered.",
  admission: AUTHORING,
  params: z.object({ slug: z.string() }),
  answer: jsonAnswer(
    z.object({
      /** ISO timestamps. */
      computedAt: z.string(),
      newestAt: z.nullable(z.string()),
      learners: z.number(),
      fewest: z.number(),
      most: z.number(),
      questions: z.array(
        z.object({
          question: z.string(),
          answers: z.number(),
          right: z.number(),
          estimate: z.nullable(estimateSchema),
          level: z.nullable(z.number()),
        }),
      ),
    }),
  ),
});
