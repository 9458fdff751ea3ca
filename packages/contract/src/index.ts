export * as account from "./account.ts";
export * as classiz from "./classiz.ts";
export type { ClientAnswer, ClientRow } from "./client.ts";
export * as clients from "./clients.ts";
export type { DocumentAnswer, DocumentUseAnswer, UsedDocumentAnswer } from "./document.ts";
export * as documents from "./documents.ts";
export type { FolderAnswer } from "./folders.ts";
export * as folders from "./folders.ts";
export * as impersonation from "./impersonation.ts";
export type { PackagePass, ScormCall, ScormCommit } from "./launches.ts";
export * as launches from "./launches.ts";
export * as mails from "./mails.ts";
export * as notifications from "./notifications.ts";
export type { PerimeterAnswer, ProductUsesAnswer } from "./perimeters.ts";
export * as perimeters from "./perimeters.ts";
export type { HistoryEntry } from "./players.ts";
export * as players from "./players.ts";
export * as plays from "./plays.ts";
export * from "./problem.ts";
export type { ProductAnswer, ProductSummary } from "./product.ts";
export * as productExports from "./product-exports.ts";
export {
  EXPORTED_TYPES,
  type ExportAnswer,
  type ExportedType,
  type ExportProblem,
} from "./product-exports.ts";
export type { ProductFolderAnswer } from "./product-folders.ts";
export * as productFolders from "./product-folders.ts";
export * as products from "./products.ts";
export type { QuestionReport } from "./question-files.ts";
export * as questionFiles from "./question-files.ts";
export * from "./route.ts";
export * from "./routes.ts";
export type { UserAnswer } from "./session.ts";
export * as session from "./session.ts";
export * as stats from "./stats.ts";
export * as system from "./system.ts";
export { type ManagedUser, type SentUser, sentUserSchema } from "./user.ts";
export type { ImportReport } from "./user-files.ts";
export * as userFiles from "./user-files.ts";
export * as users from "./users.ts";
