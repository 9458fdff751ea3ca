// Knows everything that the platform's own role may do, and why: the one list of what is done before or above clients.

export interface PlatformRights {
  readonly why: string;
  /** Columns, or all of them. */
  readonly select: "all" | readonly string[];
  readonly insert?: "all";
  /** Columns. Locking a row takes the right to change one of them. */
  readonly update?: readonly string[];
  readonly delete?: true;
}

/** By table. The role cannot touch what is missing here; `repositories/platform/` holds every query that runs as it. */
export const PLATFORM_RIGHTS: Readonly<Record<string, PlatformRights>> = {
  clients: {
    why: "a login page asks for a client by its public slug; administrators list and make clients below their own; the first client is made when there is none; what goes from the shared library goes for all of them",
    select: "all",
    insert: "all",
    update: ["files_removed_at"],
  },
  users: {
    why: "who logs in, or asks for a link, is found by the identifier; the rest of the user is read as their client's",
    select: ["id", "client_id", "identifier"],
  },
  refresh_tokens: {
    why: "a refresh token says of which client it is; it is exchanged as that client's",
    select: ["hash", "client_id"],
  },
  attestations: {
    why: "whoever was shown an attestation checks it, and knows no client; the rest of it is read as its client's",
    select: ["code", "client_id"],
  },
  calendar_feeds: {
    why: "a calendar has an address and no client; what stands in it is read as its trainer's",
    select: ["hash", "client_id", "user_id"],
  },
  certificates: {
    why: "whoever was shown a certificate checks it, and knows no client; the rest of it is read as its client's",
    select: ["code", "client_id"],
  },
  login_failures: {
    why: "failed logins are counted for identifiers that nobody may have",
    select: "all",
    insert: "all",
    update: ["at", "under_way"],
    delete: true,
  },
  guesses: {
    why: "who asks for what is not there may be a stranger, whom no client knows",
    select: "all",
    insert: "all",
    update: ["counted_from", "count"],
    delete: true,
  },
  link_requests: {
    why: "links are asked for with identifiers that nobody may have",
    select: "all",
    insert: "all",
    update: ["at"],
    delete: true,
  },
  setup_links: {
    why: "the link of an empty platform is older than its first client",
    select: "all",
    insert: "all",
    delete: true,
  },
  mails: {
    why: "one courier carries the mails of all clients; a super administrator sees them all",
    select: "all",
    update: ["status", "attempts", "due_at", "sent_at", "text", "html", "error"],
  },
  pushes: {
    why: "one courier takes what waits for the browsers of all clients; what it tells is read as its client's",
    select: "all",
    update: ["attempts", "due_at"],
    delete: true,
  },
  jobs: {
    why: "every server takes the next job that is due, whose ever it is, and is its runner's until its lease ends; what it is about and what came of it is read as its client's, but for why it failed, which a super administrator is told",
    select: [
      "id",
      "client_id",
      "type",
      "asker_id",
      "asker_client_id",
      "state",
      "error",
      "attempts",
      "holder",
      "due_at",
      "created_at",
      "finished_at",
      "told_id",
      "file_key",
    ],
    update: ["state", "done", "total", "error", "attempts", "holder", "due_at", "started_at", "told_id"],
    delete: true,
  },
  live_updates: {
    why: "the streams of all servers are read by topic; a publisher outside knows no client",
    select: "all",
    insert: "all",
    delete: true,
  },
  stored_bytes: {
    why: "what the document store holds outlives its client; one server after the other looks for what nothing names any more",
    select: "all",
    insert: "all",
    update: ["kept_at", "unnamed_since"],
    delete: true,
  },
  documents: {
    why: "bytes that a file names stay in the document store, whose ever it is; the content origin, which knows nobody, asks which of them are packages; a super administrator is told what each client keeps",
    select: ["client_id", "key", "original_key", "type", "size", "original_size"],
  },
  message_files: {
    why: "bytes that a file of a message names stay in the document store, whose ever it is",
    select: ["key"],
  },
  scorm_launches: {
    why: "what contents called is forgotten with time, whose ever it is",
    select: ["id", "seen_at"],
    delete: true,
  },
  account_events: {
    why: "what was done to an account is forgotten with time, whose ever it is",
    select: ["at"],
    delete: true,
  },
  partial_uploads: {
    why: "an upload whose sender never came back is forgotten with time, whose ever it is",
    select: ["created_at"],
    delete: true,
  },
  library_documents: {
    why: "the shared library is nobody's: super administrators write it for all clients",
    select: "all",
    insert: "all",
    update: [
      "name",
      "description",
      "folder_slug",
      "type",
      "size",
      "key",
      "width",
      "height",
      "is_tagged",
      "original_key",
      "original_type",
      "original_size",
      "alternative",
      "focus",
      "transcript",
      "captions_slug",
      "licence",
      "origin",
    ],
    delete: true,
  },
  library_folders: {
    why: "as library_documents",
    select: "all",
    insert: "all",
    update: ["name", "parent_slug"],
    delete: true,
  },
  document_uses: {
    why: "before a file of the shared library goes, it is known which clients' products name it",
    select: ["client_id", "product_slug", "document_slug"],
  },
};
