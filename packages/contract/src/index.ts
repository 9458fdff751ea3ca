export type { BegunAnew } from "./ground/begun-anew.ts";
export * from "./ground/problem.ts";
export * from "./ground/route.ts";
export type { DocumentAnswer, DocumentUseAnswer, UsedDocumentAnswer } from "./library/document.ts";
export * as documents from "./library/documents.ts";
export type { FolderAnswer } from "./library/folders.ts";
export * as folders from "./library/folders.ts";
export * from "./library/resumable.ts";
export * as answerTemplates from "./messages/answer-templates.ts";
export type { ConversationMessageFile } from "./messages/conversation-files.ts";
export * as conversationFiles from "./messages/conversation-files.ts";
export * as conversations from "./messages/conversations.ts";
export {
  CONVERSATION_PAGE,
  CONVERSATION_STATES,
  type ConversationAnswer,
  type ConversationHeadAnswer,
  type ExpertsAnswer,
} from "./messages/conversations.ts";
export * as mails from "./messages/mails.ts";
export * as notifications from "./messages/notifications.ts";
export * as push from "./messages/push.ts";
export type { ThreadAnswer, ThreadHeadAnswer } from "./messages/threads.ts";
export * as threads from "./messages/threads.ts";
export * as account from "./people/account.ts";
export type { ClientAnswer, ClientRow, ClientUse } from "./people/client.ts";
export * as clients from "./people/clients.ts";
export * as impersonation from "./people/impersonation.ts";
export type { OpenSessionAnswer } from "./people/own-account.ts";
export * as ownAccount from "./people/own-account.ts";
export * as personPage from "./people/person-page.ts";
export {
  type AccountEventAnswer,
  PERSON_CERTIFICATES,
  PERSON_CONVERSATIONS,
  PERSON_PLAYS,
  type PersonCertificateAnswer,
  type PersonLearningAnswer,
} from "./people/person-page.ts";
export * as reading from "./people/reading.ts";
export * as retention from "./people/retention.ts";
export type { UserAnswer } from "./people/session.ts";
export * as session from "./people/session.ts";
export * as team from "./people/team.ts";
export type { ClientTermsAnswer, OwnTermsAnswer } from "./people/terms.ts";
export * as terms from "./people/terms.ts";
export { type ManagedUser, type SentUser, sentUserSchema } from "./people/user.ts";
export type { ImportReport } from "./people/user-files.ts";
export * as userFiles from "./people/user-files.ts";
export * as users from "./people/users.ts";
export type { AttestationCheck } from "./play/attestations.ts";
export * as attestations from "./play/attestations.ts";
export * as calendars from "./play/calendars.ts";
export type { CertificateCheck, IssuedCertificate } from "./play/certificates.ts";
export * as certificates from "./play/certificates.ts";
export * as classiz from "./play/classiz.ts";
export * as classrooms from "./play/classrooms.ts";
export type { PackagePass, ScormCall, ScormCommit } from "./play/launches.ts";
export * as launches from "./play/launches.ts";
export * as myLearning from "./play/my-learning.ts";
export type { NoteAnswer } from "./play/notes.ts";
export * as notes from "./play/notes.ts";
export type { PathAnswer, PathRunsAnswer } from "./play/paths.ts";
export * as paths from "./play/paths.ts";
export type { HistoryEntry } from "./play/players.ts";
export * as players from "./play/players.ts";
export * as plays from "./play/plays.ts";
export type { FoundProductAnswer } from "./play/searching.ts";
export * as searching from "./play/searching.ts";
export type { SectionAnswer } from "./play/sections.ts";
export * as sections from "./play/sections.ts";
export * as statistics from "./play/statistics.ts";
export * as stats from "./play/stats.ts";
export * as surveys from "./play/surveys.ts";
export type { LearnerStandingAnswer } from "./products/one-learner.ts";
export * as oneLearner from "./products/one-learner.ts";
export type { AudienceMemberAnswer, AudienceSent, PerimeterAnswer, ProductUsesAnswer } from "./products/perimeters.ts";
export * as perimeters from "./products/perimeters.ts";
export type { ProductAnswer, ProductSummary } from "./products/product.ts";
export * as productExports from "./products/product-exports.ts";
export {
  EXPORTED_TYPES,
  type ExportAnswer,
  type ExportedType,
  type ExportProblem,
} from "./products/product-exports.ts";
export type { ProductFolderAnswer } from "./products/product-folders.ts";
export * as productFolders from "./products/product-folders.ts";
export * as products from "./products/products.ts";
export * as publications from "./products/publications.ts";
export type { QuestionReport } from "./products/question-files.ts";
export * as questionFiles from "./products/question-files.ts";
export * from "./routes.ts";
export * as system from "./system.ts";
