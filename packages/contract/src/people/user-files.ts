// Knows the routes by which users are imported from files, and exported to them (§7.36–§7.40).
import { IMPORT_STATUSES } from "@academiz/domain/notifications";
import { USER_COLUMNS } from "@academiz/domain/user-files";
import * as z from "zod/mini";
import { ADMINISTERING, defineRoute, fileAnswer, jsonAnswer } from "../ground/route.ts";
import { attendanceSchema } from "./own-account.ts";

const idParam = z.object({ id: z.string().check(z.maxLength(200)) });
const count = z.int().check(z.gte(0));

/** Why a line is not accepted; `column` null: the line as a whole. */
const rowErrorSchema = z.object({
  /** The number of the line as a spreadsheet counts it, from 1. */
  row: z.number(),
  column: z.nullable(z.enum(USER_COLUMNS)),
  /** Such as `login.duplicate`, `role.refused`, `place.unknown`, `validation`. */
  code: z.string(),
  /** In English. */
  message: z.string(),
});
/**
 * What the file would change, or changed. Numbers count users; the lists show the first of them: at most 1,000 errors,
 * 100 of the others.
 */
export const importReportSchema = z.object({
  nbUsersFile: count,
  nbUsersNew: count,
  nbUsersUpdate: count,
  nbUsersUnchanged: count,
  nbUsersRemoved: count,
  /** Those of the new ones who are mailed a link to activate their account; absent in reports of former versions. */
  nbUsersInvited: z.optional(count),
  /** What classrooms lose with those who are removed; absent in reports of former versions. */
  attendance: z.optional(attendanceSchema),
  /**
   * Users whom the file does not name and who stay nevertheless: the importer, people above them, the last
   * administrators.
   */
  nbUsersKept: count,
  /** Lines that are not accepted. */
  nbUsersErrors: count,
  /** How many places the import takes (negative: gives back), and how many are free; null: no limit. */
  licences: z.object({ wanted: z.int(), free: z.nullable(z.int()) }),
  /** More than a tenth of the users would be deleted: their exact number confirms it. */
  mustConfirm: z.boolean(),
  /** The codes of everything that was found, each once; those that forbid the whole come first (§8.13, §8.14). */
  codes: z.array(z.string()),
  errors: z.array(rowErrorSchema),
  creates: z.array(z.object({ row: z.number(), login: z.string() })),
  changes: z.array(z.object({ row: z.number(), login: z.string(), columns: z.array(z.enum(USER_COLUMNS)) })),
  removals: z.array(z.object({ login: z.string(), firstname: z.string(), lastname: z.string() })),
  /**
   * Lines that give somebody the address of somebody else, and who that is: they are taken all the same. The first of
   * them; absent in reports of former versions.
   */
  twins: z.optional(z.array(z.object({ row: z.number(), login: z.string(), other: z.string() }))),
  nbUsersTwins: z.optional(count),
});
/** What a file would change, or changed. */
export type ImportReport = z.infer<typeof importReportSchema>;

const importSchema = z.object({
  id: z.string(),
  status: z.enum(IMPORT_STATUSES),
  /** ISO timestamp. */
  createdAt: z.string(),
  file: z.string(),
  header: z.boolean(),
  deleteAbsent: z.boolean(),
  /** How many lines were checked, of all; 0 of 0 before they are counted. */
  progress: z.object({ done: count, total: count }),
  /**
   * Why it failed: a code of the report, `import.cancelled`, `import.outdated`, or `job.failed` for a fault of the
   * server.
   */
  error: z.nullable(z.string()),
  /** Null until the file was checked. */
  report: z.nullable(importReportSchema),
});
const answerImport = jsonAnswer(z.object({ import: importSchema }));

/**
 * Send a file of users (§7.36): CSV or xlsx, at most 64 MiB and 200,000 lines. Nothing is changed yet: the file is
 * checked in the background; then the import (`ready`) and a notification tell what it would do. `header=1`: the first
 * line names the columns, in French or English; `0`: they stand in the order of the template. A field without a column
 * stays as it is; a cell with the stored value is not checked. `deleteAbsent=true`: users whom the file does not name
 * are deleted. Refuses with `document.source.wrong_type`, `body.too-large`, `upload.too-slow`, and `import.running`: a
 * client has one at a time.
 */
export const importUsers = defineRoute({
  method: "POST",
  path: "/api/admin/user/import",
  summary: "Send a file of users, which is looked through in the background; nothing is changed before it is applied.",
  admission: ADMINISTERING,
  form: {
    fields: z.object({
      header: z._default(z.enum(["0", "1"]), "1"),
      deleteAbsent: z._default(z.enum(["true", "false"]), "false"),
    }),
    file: "upload",
    limit: "upload",
  },
  answer: answerImport,
});
/** How an import stands, and what it would do or did. Refuses with `not-found`. */
export const readImport = defineRoute({
  method: "GET",
  path: "/api/admin/user/import/{id}",
  summary: "How an import of users stands, and what it would do or did.",
  admission: ADMINISTERING,
  params: idParam,
  answer: answerImport,
});
/**
 * Carry out a checked import in the background, all of it or nothing. Where the users, the client's places or its
 * licence have changed in a way that changes its result, it ends with `import.outdated` and nothing is done. Lines with
 * errors are ignored. Refuses with `not-found`, `import.not-ready` for one that is not the client's newest and `ready`,
 * `import.running`, and `import.unconfirmed` where many people would be deleted and `removals` is not their exact
 * number.
 */
export const applyImport = defineRoute({
  method: "POST",
  path: "/api/admin/user/import/{id}/apply",
  summary: "Do what a checked import has shown, all of it or nothing.",
  admission: ADMINISTERING,
  params: idParam,
  body: z.object({ removals: z.optional(count) }),
  answer: answerImport,
});
/** Give an import up: it changes nothing. Refuses with `not-found`, and with `import.over` for one that has ended. */
export const cancelImport = defineRoute({
  method: "POST",
  path: "/api/admin/user/import/{id}/cancel",
  summary: "Give an import up: nothing of it stands.",
  admission: ADMINISTERING,
  params: idParam,
  body: z.object({}),
  answer: answerImport,
});

const format = z._default(z.enum(["csv", "xlsx"]), "csv");
/** A file with the columns of an import and no line (§7.37), in the caller's language. */
export const importTemplate = defineRoute({
  method: "GET",
  path: "/api/admin/user/import/template",
  summary: "A file with the columns of an import and no line.",
  admission: ADMINISTERING,
  query: z.object({ format }),
  answer: fileAnswer("text/csv"),
});
/** The file of the client's last import, as it was sent (§7.38). Refuses with `not-found`. */
export const lastImportFile = defineRoute({
  method: "GET",
  path: "/api/admin/user/import/download",
  summary: "The file of the client's last import, as it was sent.",
  admission: ADMINISTERING,
  answer: fileAnswer("application/octet-stream"),
});
/**
 * All users of the client by name (§7.39), in the caller's language. Importing the file changes nothing; no cell of it
 * is a formula.
 */
export const exportUsers = defineRoute({
  method: "GET",
  path: "/api/admin/user/export/download",
  summary: "All users of the client, in a file that can be imported.",
  admission: ADMINISTERING,
  query: z.object({ format }),
  answer: fileAnswer("text/csv"),
});
/**
 * The imports of the client, newest first (§7.40, §3.225–§3.230): the newest alone with `last=true`, else at most 50.
 * `slug` names the caller's own notification, to mark it as read (§7.140, §4.167); null where the caller got none.
 */
export const listImportNotifications = defineRoute({
  method: "GET",
  path: "/api/admin/import/notification",
  summary: "The imports of users of the client, newest first.",
  admission: ADMINISTERING,
  query: z.object({ last: z._default(z.enum(["true", "false"]), "false") }),
  answer: jsonAnswer(
    z.array(
      z.object({
        id: z.string(),
        slug: z.nullable(z.string()),
        createdAt: z.string(),
        status: z.enum(IMPORT_STATUSES),
        isRead: z.boolean(),
        isLoading: z.boolean(),
        nbUsersFile: count,
        nbUsersNew: count,
        nbUsersUpdate: count,
        nbUsersErrors: count,
        errors: z.array(rowErrorSchema),
        /** A code. */
        errorMessage: z.nullable(z.string()),
      }),
    ),
  ),
});
