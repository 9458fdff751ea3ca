// Knows how people are imported from files: checked first, then carried out as shown (§7.36–§7.40).
import type { Result } from "@academiz/domain/kernel";
import type { ImportStatus } from "@academiz/domain/notifications";
import type { UserColumn } from "@academiz/domain/user-files";
import type { ChosenFile } from "../editing/file-sending.ts";
import type { Trouble } from "../ground/trouble.ts";
import type { PeopleFile } from "./people-directory.ts";
import type { PersonAttendance } from "./person-attendance.ts";

/** How a file is read. */
export interface ImportOptions {
  /** Its first line names the columns; otherwise they are those of the template. */
  readonly header: boolean;
  /** People whom it does not name are deleted. */
  readonly deleteAbsent: boolean;
}

/** A refused line, and why; `column` null: the line as a whole. */
export interface ImportFault {
  /** As a spreadsheet counts them, from 1. */
  readonly row: number;
  readonly column: UserColumn | null;
  /** Stable. */
  readonly code: string;
  /** In English. */
  readonly message: string;
}
/** What a file would do, or did. Numbers are of users; lists show the first of them. */
export interface PeopleImportReport {
  readonly nbUsersFile: number;
  readonly nbUsersNew: number;
  readonly nbUsersUpdate: number;
  readonly nbUsersUnchanged: number;
  readonly nbUsersRemoved: number;
  /** New ones who are mailed a link to activate their account; absent in reports of former versions. */
  readonly nbUsersInvited?: number | undefined;
  /** What classrooms lose with those who are removed; absent in reports of former versions. */
  readonly attendance?: PersonAttendance | undefined;
  /** People whom the file does not name and who stay nevertheless. */
  readonly nbUsersKept: number;
  /** Refused lines. */
  readonly nbUsersErrors: number;
  /** Places of the licence that it takes or gives back, and those that are free; null: no limit. */
  readonly licences: { readonly wanted: number; readonly free: number | null };
  /** More than a tenth of the users would be deleted: their exact number confirms it. */
  readonly mustConfirm: boolean;
  /** All codes that were found, each once; those that forbid the whole file first. */
  readonly codes: readonly string[];
  readonly errors: readonly ImportFault[];
  readonly creates: readonly { readonly row: number; readonly login: string }[];
  readonly changes: readonly {
    readonly row: number;
    readonly login: string;
    readonly columns: readonly UserColumn[];
  }[];
  readonly removals: readonly { readonly login: string; readonly firstname: string; readonly lastname: string }[];
  /**
   * Lines that give somebody the address of somebody else, and the login of the other: they are taken all the same.
   * Absent in reports of former versions.
   */
  readonly twins?: readonly { readonly row: number; readonly login: string; readonly other: string }[] | undefined;
  readonly nbUsersTwins?: number | undefined;
}

/** An import of a file of people: `checking`, `ready` to be carried out, `applying`, then `success` or `error`. */
export interface PeopleImport extends ImportOptions {
  readonly id: string;
  readonly status: ImportStatus;
  /** ISO timestamp. */
  readonly createdAt: string;
  /** Name of the file. */
  readonly file: string;
  /** Checked lines, of all; 0 of 0 before they are counted. */
  readonly progress: { readonly done: number; readonly total: number };
  /** A code: the reason why it was refused. */
  readonly error: string | null;
  /** Null until the file was checked. */
  readonly report: PeopleImportReport | null;
}
/** An import in the list of former ones. */
export interface FormerImport
  extends Pick<PeopleImport, "id" | "status" | "createdAt">,
    Pick<PeopleImportReport, "nbUsersFile" | "nbUsersNew" | "nbUsersUpdate" | "nbUsersErrors"> {}

/** Files of people. Never throws; nothing of a file is done before it is carried out. */
export interface PeopleImports {
  /**
   * Fails with `document.source.wrong_type`, `body.too-large`, and `import.running`: a client has one import at a time.
   */
  begin(file: ChosenFile, options: ImportOptions): Promise<Result<PeopleImport, Trouble>>;
  read(id: string): Promise<Result<PeopleImport, Trouble>>;
  /** Newest first. */
  list(): Promise<Result<readonly FormerImport[], Trouble>>;
  /**
   * Carries out all that was shown, or nothing. @param removals how many people are deleted, if `mustConfirm` asks for
   * it; fails with `import.unconfirmed`
   */
  apply(id: string, removals: number | null): Promise<Result<PeopleImport, Trouble>>;
  cancel(id: string): Promise<Result<PeopleImport, Trouble>>;
  /** A file with the columns and an example line. */
  writeTemplate(format: "csv" | "xlsx"): Promise<Result<PeopleFile, Trouble>>;
  /** The last file, as it was sent. */
  readLastFile(): Promise<Result<PeopleFile, Trouble>>;
}
