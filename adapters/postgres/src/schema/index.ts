// Knows the tables, a file a context. One that carries client_id is closed to everybody but that client by its name
// alone: tenancy/isolate.ts does it at the next start.

export { accountEvents } from "./account-events.ts";
export { answerTemplates } from "./answer-templates.ts";
export { attestations } from "./attestations.ts";
export { certificates } from "./certificates.ts";
export { enrolments, signatures, slots, slotWaiters } from "./classiz.ts";
export { clients } from "./clients.ts";
export { documents, favouriteDocuments, folders, libraryDocuments, libraryFolders, storedBytes } from "./documents.ts";
export { dueNotices } from "./dues.ts";
export { scormCalls, scormLaunches } from "./launches.ts";
export { messageFiles } from "./message-files.ts";
export { notes } from "./notes.ts";
export { liveUpdates, notifications } from "./notifications.ts";
export { learnerExtensions, learnerResets } from "./one-learner.ts";
export { partialUploads } from "./partial-uploads.ts";
export { pathRuns } from "./paths.ts";
export {
  documentUses,
  exportedOutlines,
  perimeters,
  productFolders,
  products,
  productUses,
  publications,
} from "./products.ts";
export {
  answers,
  attempts,
  histories,
  namelessResults,
  navigationStats,
  progress,
  refusedProgress,
} from "./progress.ts";
export { preferences, pushDevices, pushes } from "./push.ts";
export { secondFactors } from "./second-factors.ts";
export { soughtTexts } from "./sought-texts.ts";
export { learningDays, productReports, statisticsFigures, statisticsRuns } from "./statistics.ts";
export { calendarFeeds, surveyAnswers } from "./surveys.ts";
export { acceptedTerms, terms } from "./terms.ts";
export { experts, threadMessages, threadPeople, threads } from "./threads.ts";
export {
  accountLinks,
  addressChanges,
  guesses,
  impersonations,
  linkRequests,
  loginFailures,
  refreshTokens,
  sessions,
  setupLinks,
  temporaryPasswords,
  users,
} from "./users.ts";
export { invitations, jobs, mails } from "./work.ts";
