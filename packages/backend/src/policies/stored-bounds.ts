// Knows how much one person can have the platform store, by the route that they write with: list the bound of a new
// route here.
import type { RouteName } from "@academiz/contract";

/** Entries kept of one learner's history in one perimeter: the newest. */
export const HISTORY_LIMIT = 1_000;
/** Page visits kept of one person: the newest. */
export const VISIT_LIMIT = 2_000;
/** Products of one client. */
export const PRODUCT_LIMIT = 10_000;
/** Folders of one library, and of the products of one client. */
export const FOLDER_LIMIT = 5_000;
/** New beginnings of one learner in one perimeter. */
export const RESET_LIMIT = 20;
/** Slots of one perimeter. */
export const SLOT_LIMIT = 10_000;
/** People who wait for a place in one slot. */
export const WAITING_LIMIT = 1_000;
/** Publications of one product within 24 hours. Those of three days are kept, for results that come late. */
export const PUBLICATIONS_A_DAY = 100;
export const MOST_PUBLICATIONS = 300;
/** Mails to one person within 24 hours, after which news reaches them by notifications alone. */
export const MAILS_A_DAY = 50;
/** Launches that are kept: the newest. */
export const LAUNCH_LIMITS = { ofPlace: 50, ofPerson: 500 };

/**
 * What bounds a route. `client`: only staff may call it, and it is bounded by what their client has in total, or by
 * the size of one item alone.
 */
export type StoredBound =
  | "nothing"
  | "session"
  | "account"
  | "play"
  | "history"
  | "visits"
  | "attempts"
  | "launches"
  | "products"
  | "publications"
  | "threads"
  | "conversations"
  | "templates"
  | "notes"
  | "paths"
  | "attestations"
  | "certificates"
  | "signatures"
  | "places"
  | "reminders"
  | "surveys"
  | "calendars"
  | "push"
  | "beginnings"
  | "client";

/** In English, as docs/operate.md lists them. */
export const STORED_BOUNDS: Readonly<Record<StoredBound, string>> = {
  nothing: "adds nothing: existing rows are marked, ended or removed",
  session:
    "200 sessions of a person at a time, each with its newest 500 refresh tokens; ended ones are removed at the next login",
  account:
    "changes one row of a person; the record of an account keeps the newest 100 entries of a kind by its owner, and 100 by others, 13 months at most; one mail with an account link a minute, ten about the second factor within 15 minutes; failed tries are kept for 15 minutes; terms of use are accepted once for each version",
  play: "for each learner and product one progress and one refused progress: 1,000,000 characters for a course, 3,000,000 for a package, less for all others; the answers to its games, for each game 50 attempts of 100 answers that its content allows",
  history:
    "for each learner and product the newest 1,000 entries of about 2,000 characters at most, each backed by a stored result: for a game three at most for each attempt that ended, for a package ten for each launch that is kept, counted from a day before the earliest of these launches",
  visits: "the newest 2,000 visits of a person, 13 months at most",
  attempts:
    "for each learner and smart sequence, in each of their beginnings, 200 attempts of 256,000 characters, and each of their answers once more as a row",
  launches:
    "the newest 50 launches for each learner and product, the newest 500 for each learner, each with its newest 2,000 calls or 1 MB, 180 days at most",
  client:
    "as many files as the client may have, 20 exports and one import at a time; 5,000 folders in a library or of products, 10,000 slots for each product made available, whose people are told of changes up to the bounds for one person (below)",
  products: "10,000 products of a client, each within the 10 MB of a body and with 20 tags",
  publications: "100 publications of a product within 24 hours; the newest 300 are kept",
  threads: "500 threads about a product, each with 100 messages of 2,000 characters, and how far each reader has read",
  conversations:
    "for each learner and product 50 questions to experts, each with 100 messages of 2,000 characters and how far each reader has read; for each message one notification and one mail to each person whom it concerns and who was not told before it; 100 files of 5 MiB of a learner, 1,000 of a person who answers",
  templates: "100 answer templates of 2,000 characters for each client",
  signatures:
    "for each person and slot one mark of their own, with a drawn signature of at most 8,192 characters, and one row that counts tried codes in a minute",
  places:
    "for each learner and slot one place, or one row in a waiting list of 1,000 people at most; whoever gets a place is told by a notification and a mail, up to the bounds of both for one person (below)",
  reminders:
    "for each person and product one notification and one mail a day, with at most 500 characters written by their manager",
  calendars: "one row for each person, with the hash of one address",
  surveys:
    "one row for each learner, session and round of its survey, with 12 answers of at most 2,000 characters; the platform asks each person by one notification and one mail",
  push: "one browser for each session, and for each notification one row for each of these browsers, for two days; one row of quiet hours for each person",
  attestations:
    "for each learner and session one attestation and one certificate of completion, each with at most 400 dates and 4,000 other characters; giving one again is counted in its row; a learner to whom somebody else gave one is told by one notification and one mail",
  certificates:
    "for each learner and product one certificate, of at most 3,000 characters, and one notification and one mail about it",
  paths:
    "for each learner and path one state, of as many nodes and products as the path has (1,000 nodes at most), with two reasons of 500 characters for each of its tasks, and one mail to the learner for each mail of the path",
  beginnings:
    "for each learner and product 20 new beginnings, each with the progress until then (as above) and its answers, with a reason of 500 characters, and one notification",
  notes: "for each learner and course 200 notes of 5,000 characters",
};

/**
 * Every route that writes and that people below an administrator may call; routes that answer with tokens count as
 * writing, whatever their method.
 */
export const BOUNDS_OF_ROUTES = {
  login: "session",
  refresh: "session",
  renewToken: "session",
  logout: "nothing",
  playerLink: "session",
  changePlatform: "session",
  uploadToken: "session",
  previewProduct: "session",
  linkProduct: "session",
  revokeLink: "nothing",
  countForgotten: "nothing",
  writeRetention: "account",
  updateMe: "account",
  deleteMe: "nothing",
  endOwnSession: "nothing",
  beginSecondFactor: "account",
  confirmSecondFactor: "account",
  removeSecondFactor: "account",
  renewRecoveryCodes: "account",
  endOtherSessions: "nothing",
  askAccountLink: "account",
  resetPassword: "account",
  changeTemporaryPassword: "account",
  changePassword: "account",
  setUpPlatform: "nothing",
  saveLearnizProgress: "play",
  saveGameProgress: "play",
  saveScormProgress: "play",
  saveClassizProgress: "play",
  saveAttachmentProgress: "play",
  addHistories: "history",
  noteVisit: "visits",
  beginAttempt: "attempts",
  answerAttempt: "attempts",
  launchScorm: "launches",
  renewLaunch: "nothing",
  logLaunch: "launches",
  signSlot: "play",
  signByCode: "signatures",
  signAsTrainer: "signatures",
  joinSlot: "places",
  leaveSlot: "places",
  addPushDevice: "push",
  removePushDevice: "nothing",
  writeQuietHours: "push",
  writeReading: "account",
  markNotification: "nothing",
  markAllNotifications: "nothing",
  openThread: "threads",
  writeMessage: "threads",
  editMessage: "threads",
  removeMessage: "nothing",
  settleThread: "nothing",
  markThread: "threads",
  askExpert: "conversations",
  writeInConversation: "conversations",
  addAnswerTemplate: "templates",
  changeAnswerTemplate: "templates",
  removeAnswerTemplate: "nothing",
  attachToQuestion: "conversations",
  attachToMessage: "conversations",
  settleConversation: "nothing",
  markConversation: "conversations",
  changeNote: "notes",
  beginPath: "paths",
  chooseWay: "paths",
  overrideStep: "paths",
  resetLearner: "beginnings",
  extendLearner: "client",
  endExtension: "nothing",
  writeToLearner: "conversations",
  remindCollaborator: "reminders",
  remindLate: "reminders",
  giveProduct: "client",
  givePersonProduct: "client",
  answerSurvey: "surveys",
  makeOwnCalendar: "calendars",
  removeOwnCalendar: "nothing",
  overrideSlotStep: "paths",
  giveAttestations: "attestations",
  takeAttestation: "attestations",
  takeOwnAttestation: "attestations",
  issueCertificate: "certificates",
  uploadDocument: "client",
  updateDocument: "nothing",
  replaceDocument: "client",
  deleteDocument: "nothing",
  moveDocuments: "nothing",
  uploadScorm: "client",
  createFolder: "client",
  updateFolder: "nothing",
  deleteFolder: "nothing",
  createProduct: "products",
  replaceProduct: "products",
  saveProduct: "products",
  publishProduct: "publications",
  withdrawProduct: "nothing",
  tagProduct: "products",
  duplicateProduct: "products",
  deleteProduct: "nothing",
  exportScorm: "nothing",
  exportWeb: "nothing",
  beginExport: "client",
  removeExport: "nothing",
  settlePerimeter: "client",
  countAudience: "nothing",
  nameAudienceMembers: "nothing",
  createProductFolder: "client",
  updateProductFolder: "nothing",
  dissolveProductFolder: "nothing",
  importQuestions: "products",
  readQuestionRows: "nothing",
  createSlot: "client",
  createSeries: "client",
  findConflicts: "nothing",
  changeSlot: "client",
  removeSlot: "nothing",
  enrol: "client",
  withdraw: "nothing",
  markPresence: "client",
  importPresences: "client",
} as const satisfies Partial<Record<RouteName, StoredBound>>;
