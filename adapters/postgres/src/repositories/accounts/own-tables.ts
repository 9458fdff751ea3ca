// Knows which tables hold something about one person, and which tables and columns they are not given, and why: a new
// table must be named here, or its test fails.

export interface OwnTable {
  /** The column that names the person. */
  readonly of: string;
  /** Where that stands in another table: `column` of this one names a row of it by its `key`. */
  readonly through?: { readonly column: string; readonly table: string; readonly key: string };
  /** Columns that are left out: secrets, and what concerns others. */
  readonly without?: readonly string[];
}

export const OWN_TABLES: Readonly<Record<string, OwnTable>> = {
  users: { of: "id", without: ["password_hash", "sort_name", "searched"] },
  account_events: { of: "user_id", without: ["by_id", "by_client_id"] },
  sessions: { of: "user_id", without: ["origin_session_id", "revoked_by"] },
  impersonations: { of: "user_id", without: ["impersonator_id", "impersonator_client_id", "origin_session_id"] },
  address_changes: { of: "user_id", without: ["changed_by", "changed_by_client_id"] },
  account_links: { of: "user_id" },
  accepted_terms: { of: "user_id" },
  second_factors: { of: "user_id", without: ["sealed", "codes"] },
  temporary_passwords: { of: "user_id" },
  invitations: { of: "user_id" },
  // A waiting mail holds the address that opens the account.
  mails: { of: "user_id", without: ["text", "html"] },
  notifications: { of: "user_id" },
  // The address and keys of a browser are its secret.
  push_devices: { of: "user_id", without: ["endpoint", "p256dh", "auth"] },
  pushes: { of: "user_id", through: { column: "device_id", table: "push_devices", key: "id" } },
  preferences: { of: "user_id" },
  progress: { of: "user_id" },
  refused_progress: { of: "user_id" },
  answers: { of: "user_id" },
  due_notices: { of: "user_id" },
  learner_resets: { of: "user_id", without: ["by_id"] },
  learner_extensions: { of: "user_id", without: ["by_id"] },
  attempts: { of: "user_id" },
  histories: { of: "user_id" },
  learning_days: { of: "user_id" },
  path_runs: { of: "user_id" },
  attestations: { of: "user_id", without: ["given_by_id"] },
  certificates: { of: "user_id" },
  notes: { of: "user_id" },
  navigation_stats: { of: "user_id" },
  scorm_launches: { of: "user_id" },
  scorm_calls: { of: "user_id", through: { column: "launch_id", table: "scorm_launches", key: "id" } },
  enrolments: { of: "user_id" },
  slot_waiters: { of: "user_id" },
  signatures: { of: "user_id", without: ["by_id"] },
  slots: { of: "trainer_id" },
  survey_answers: { of: "user_id" },
  // Anybody who has this address reads the calendar.
  calendar_feeds: { of: "user_id", without: ["hash"] },
  threads: { of: "asker_id", without: ["assignee_id", "resolved_by"] },
  thread_messages: { of: "author_id" },
  message_files: { of: "author_id", without: ["key"] },
  thread_people: { of: "user_id" },
  experts: { of: "user_id" },
  favourite_documents: { of: "user_id" },
  partial_uploads: { of: "user_id", without: ["part_keys"] },
  // The input and output of a job concern others: an import names everybody in its file.
  jobs: { of: "asker_id", without: ["input", "result", "file_key"] },
};

const OF_CLIENT = "it is the organisation's, and of nobody";
const COMPUTED = "computed of all learners together: nobody is named";
/** Tables of which nobody is given anything. */
export const NOBODYS_TABLES: Readonly<Record<string, string>> = {
  clients: OF_CLIENT,
  documents: OF_CLIENT,
  folders: OF_CLIENT,
  products: OF_CLIENT,
  sought_texts: OF_CLIENT,
  terms: OF_CLIENT,
  answer_templates: OF_CLIENT,
  product_folders: OF_CLIENT,
  publications: OF_CLIENT,
  exported_outlines: OF_CLIENT,
  perimeters: OF_CLIENT,
  document_uses: OF_CLIENT,
  product_uses: OF_CLIENT,
  library_documents: "of nobody: one library for all organisations",
  library_folders: "of nobody: one library for all organisations",
  stored_bytes: "bytes by their names: what names them is told where it stands",
  statistics_figures: COMPUTED,
  product_reports: COMPUTED,
  statistics_runs: COMPUTED,
  nameless_results: "results of people who are gone: of whom is not known",
  refresh_tokens: "they open a session: when one was last given is told to whoever asks for their sessions",
  login_failures: "counted for names that nobody may have, for 15 minutes",
  link_requests: "asked for with names that nobody may have, and gone when answered",
  guesses: "of hashed callers: the table names no user",
  live_updates: "what was on its way for a day at most: notifications keep what it told",
  setup_links: "older than the first account",
};

/** Columns that name a person without giving them the row; they are left out of rows that somebody else is given. */
export const OTHER_PEOPLE: Readonly<Record<string, string>> = {
  "account_events.by_id": "what was done to the account of somebody else is told to them",
  "address_changes.changed_by": "what was done to the account of somebody else is told to them",
  "attestations.given_by_id": "what was attested to somebody is told to them",
  "impersonations.impersonator_id": "who was stood in for is told to them",
  "learner_extensions.by_id": "what was given to somebody is told to them",
  "learner_resets.by_id": "what was set aside of somebody is told to them",
  "sessions.revoked_by": "a link of somebody else that was revoked is told to them",
  "signatures.by_id": "a mark that was made for somebody else is told to them",
  "threads.assignee_id": "a question is its asker's; what an expert answered stands among their messages",
  "threads.resolved_by": "a question is its asker's; who resolved a comment wrote nothing there",
  "publications.published_by": "a course is its organisation's",
  "live_updates.recipient_id": "as its table",
};
