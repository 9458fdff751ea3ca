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
/** Slots of one perimeter. */
export const SLOT_LIMIT = 10_000;
/** People who wait for a place in one slot. */
export const WAITING_LIMIT = 1_000;
/** Publications of one product within 24 hours. Those of three days are kept, for results that come late. */
export const PUBLICATIONS_A_DAY = 100;
export const MOST_PUBLICATIONS = 300;
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
  | "client";

/** In English, as docs/operate.md lists them. */
export const STORED_BOUNDS: Readonly<Record<StoredBound, string>> = {
  nothing: "nothing is added: what is there is marked, ended or removed",
  session:
    "200 sessions of one person at a time, of each the newest 500 refresh tokens; what is over goes with the next login",
  account:
    "one line of a person is changed; of what was done to an account the newest 100 of a kind stay, of its owner and of others, 13 months at most; mails of account links are one a minute; failed tries go with their 15 minutes; terms of use are accepted once a version",
  play: "of one learner and product one progress and one refused one: of a course 1,000,000 characters, of a package 3,000,000, of all else less; the answers of its games, of each game 50 attempts of 100 answers that its content can be given",
  history:
    "of one learner and product the newest 1,000 entries of at most 2,000 characters or so, each borne out by a stored result: of a game three at most for each attempt that ended, of a package ten for each launch that is kept, counted from a day before the earliest",
  visits: "the newest 2,000 visits of one person, 13 months at most",
  attempts:
    "of one learner and smart sequence 200 goes of 256,000 characters, and each of their answers once more as a row",
  launches:
    "of one learner and product the newest 50 launches, of one learner the newest 500, of each the newest 2,000 calls or 1 MB, 180 days at most",
  client:
    "files together as the client may have, 20 exports and one import at a time; 5,000 folders of one library or of the products, 10,000 slots of one product made available",
  products: "10,000 products of one client, each within the 10 MB of a body",
  publications: "100 publications of one product within 24 hours, of which the newest 300 stay",
  threads:
    "500 threads about one product, of each 100 messages of 2,000 characters, and how far each of its readers has read",
  conversations:
    "of one learner and product 50 questions to experts, of each 100 messages of 2,000 characters, how far each of its readers has read, and of each message one notification and one mail to each whom it concerns and who was not told before it; 100 files of 5 MiB of one learner, 1,000 of one of those who answer",
  templates: "of one client 100 templates of answers of 2,000 characters",
  signatures:
    "of one person and slot one mark of their own, with a drawn signature of at most 8,192 characters, and one line of tries of codes a minute",
  places:
    "of one learner and slot one place or one line in its waiting list, of 1,000 people at most; whoever is let in is told by one notification and one mail",
  reminders:
    "of one person and product one notification and one mail a day, with at most 500 characters of whoever manages them",
  calendars: "of one person one line, with the hash of one address",
  surveys:
    "of one learner, session and round of its survey one line, of 12 answers of at most 2,000 characters; who is asked by the platform is told by one notification and one mail",
  push: "of one session one browser that is told, and of each notification one line for each of these for two days; of one person one line of quiet hours",
  attestations:
    "of one learner and session one attestation and one certificate of completion, each of at most 400 dates and 4,000 characters beside them; what is given again is counted in its line; who was given one by another is told by one notification and one mail",
  certificates:
    "of one learner and product one certificate, of at most 3,000 characters, and one notification and one mail that tell of it",
  paths:
    "of one learner and path one state, of as many nodes and products as the path has (1,000 nodes at most), with two reasons of 500 characters for each of its tasks, and one mail to them for each of its mails",
  notes: "of one learner and course 200 notes of 5,000 characters",
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
