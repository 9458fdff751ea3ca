// Knows how the API reports a failure: problem+json (RFC 9457) with a `detail` code (§7.22, §8).
import { PRODUCT_TYPES } from "@academiz/domain/catalog";
import * as z from "zod/mini";

/**
 * A product that names a file, or a client whose logo it is. `type` and `name` are null where they belong to another
 * client.
 */
export const documentUseSchema = z.object({
  /** Slug of the file. */
  document: z.string(),
  type: z.nullable(z.enum([...PRODUCT_TYPES, "client"])),
  slug: z.string(),
  name: z.nullable(z.string()),
});

/** The body of every answer from 400 on: `application/problem+json` (RFC 9457). */
export const problemSchema = z.object({
  type: z.literal("about:blank"),
  /** Name of the status, in English. */
  title: z.string(),
  /** The HTTP status again. */
  status: z.number(),
  /** Stable code such as `concurrent-edit`, read by clients at error.detail. */
  detail: z.string(),
  /** Identifies the call in the server's log. */
  requestId: z.string(),
  /**
   * Where each fault stands in what was sent, and what is wrong there. `validation`, `content.invalid`,
   * `content.no-way`, `content.closed-products`, `export.media-outside`, `export.document-missing` and
   * `progress.impossible` have some; those of `questions.invalid` name a sheet and a cell. A `path` walks from
   * the root of what was sent, or of the content.
   */
  faults: z.optional(z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() }))),
  /**
   * What uses the file or the folder that was to be removed, at most a hundred entries; only with `document.in-use` and
   * `folder.not-empty`.
   */
  uses: z.optional(z.array(documentUseSchema)),
});
/**
 * The body of every answer from 400 on, as it arrives: `detail` is the stable code, `faults` say where what was sent is
 * wrong.
 */
export type Problem = z.infer<typeof problemSchema>;

/**
 * Every `detail` code that the API answers with, and its HTTP status. 401 is for tokens and for signing in alone: in a
 * session it makes clients exchange their token and, at the next one, sign the person out.
 */
export const PROBLEM_CODES = {
  /** What was sent does not have the route's shape; `faults` say where. */
  validation: 422,
  /** Wrong password, unknown login, inactive user or client: the answer is the same. */
  "bad-credentials": 401,
  /** The password is right; a code of the second factor is needed too. */
  "second-factor.needed": 401,
  /** The code of the second factor is wrong, or was used before. */
  "second-factor.wrong": 422,
  /** The account has a second factor already. */
  "second-factor.on": 409,
  /** The account has no second factor. */
  "second-factor.off": 409,
  /** No access token came with the call. */
  "token.missing": 401,
  /** The access token is not one of the server's, or its session or its user is no longer valid. */
  "token.invalid": 401,
  /** The access token is too old: refresh it. */
  "token.expired": 401,
  /** The refresh token was used, ended, or is too old. */
  "refresh.invalid": 401,
  /** Somebody revoked the link that the token came from. */
  "link.revoked": 401,
  /** The token is for another purpose, or for another product. */
  "scope.refused": 403,
  /** The user holds none of the roles that the route admits. */
  "role.refused": 403,
  /** Unknown, or another client's: the answer is the same. */
  "not-found": 404,
  /** Somebody saved since the `updatedAt` that was sent (§8.10). */
  "concurrent-edit": 409,
  /** The content is no course of a known version; `faults` say where. */
  "content.invalid": 422,
  /** A section holds products of every type but its own. */
  "content.section-inside": 422,
  "content.circle": 422,
  /** A course without a slide is not published. */
  "content.no-slides": 422,
  /** A game that nobody ends or passes is not published. */
  "content.no-ending": 422,
  /** A game with nothing to play is not published. */
  "content.no-game": 422,
  /** A SCORM product is not published before its package was uploaded. */
  "content.no-package": 422,
  "content.no-page": 422,
  /** An attachment is not published before its file was chosen. */
  "content.no-source": 422,
  /** An attachment whose file was deleted from the library is not published. */
  "content.no-file": 422,
  /** A smart sequence that asks nothing is not published. */
  "content.no-questions": 422,
  /** A classiz without a session is not published. */
  "content.no-means": 422,
  /** The learner begins anew: this go was set aside. */
  "attempt.set-aside": 409,
  /** The learner has nothing to begin anew from: it was not begun, or was reset already. */
  "learner.not-begun": 409,
  /** The learner began anew as often as is kept. */
  "learner.too-many": 409,
  /** The result follows from other products: those are reset. */
  "learner.computed": 409,
  /** The result follows from signed slots, which are evidence. */
  "learner.attended": 409,
  /** The learner cannot be given more of this product than everybody. */
  "learner.not-extended": 409,
  /** The way of the path, or the step, cannot be taken now; or another way was chosen before. */
  "path.not-open": 409,
  /** A path without a task is not published. */
  "content.no-tasks": 422,
  /**
   * Something in the path keeps learners from its end; `faults` name the nodes, and each message says what is wrong.
   */
  "content.no-way": 422,
  /** A section without a product is not published. */
  "content.no-products": 422,
  /**
   * Products of the section are not open to everybody of its audience; `faults` name them, and each message says
   * whether one is `closed`, or open but `not-everybody` may open it.
   */
  "content.closed-products": 422,
  /** A progress that the content cannot produce (decisions 8); `faults` say why. */
  "progress.impossible": 422,
  /** The file is not a workbook that can be read. */
  "file.unreadable": 422,
  /** Questions of a workbook cannot be read; the paths of `faults` are a sheet and a cell. */
  "questions.invalid": 422,
  /** Two questions of a smart sequence have the same uuid; `faults` say where, with their words. */
  "questions.twice": 422,
  /** The course is not finished, or its average is not reached: there is no certificate. */
  "certificate.not-earned": 409,
  /** The certificate was withdrawn: it is no longer given. */
  "certificate.revoked": 409,
  /** Products of this type have no player yet. */
  "player.missing": 404,
  /** No package was uploaded, or its file is gone. */
  "package.missing": 404,
  /** The ticket is invalid or too old, or its launch, session or product is no longer open: nothing was stored. */
  "ticket.invalid": 403,
  /** The attempt at the smart sequence has ended: it takes no more answers. */
  "attempt.finished": 409,
  /** The learner has used up the attempts at the smart sequence. */
  "attempts.used-up": 409,
  /**
   * The learner has begun as many attempts at the smart sequence as are allowed within 24 hours; `Retry-After` says
   * when there is room again.
   */
  "attempts.too-many": 429,
  /** The client has the most products that are allowed. */
  "products.too-many": 409,
  /** A tag that the client does not have, or has no more. */
  "tag.unknown": 422,
  /** The product has the most tags that are allowed. */
  "tags.too-many": 409,
  /** The library, or the client's products, have the most folders that are allowed. */
  "folders.too-many": 409,
  /** The perimeter has the most slots that are allowed. */
  "slots.too-many": 409,
  /** The product was published as often as it may be within 24 hours; `Retry-After` says when there is room again. */
  "publications.too-many": 429,
  /** The product has the most threads of one kind that are allowed. */
  "threads.too-many": 409,
  /** The thread has the most messages that are allowed. */
  "thread.full": 409,
  /** Nobody can be asked: the client has switched it off, or has named no expert (§6.15). */
  "experts.off": 403,
  /** The learner has asked the most questions about the product that are allowed. */
  "conversations.too-many": 409,
  "conversation-files.absent": 409,
  "answer-templates.too-many": 409,
  "conversation-files.too-many": 409,
  /** The learner has the most notes in the course that are allowed. */
  "notes.too-many": 409,
  /** Somebody else wrote the message. */
  "message.of-another": 403,
  /** All places of the slot are taken. */
  "slot.full": 409,
  /**
   * The slot can be signed from a while before its start until a while after its end; presence can be marked from its
   * start on.
   */
  "slot.closed": 409,
  /** Somebody signed the slot, or was marked in it, so it cannot be changed. */
  "slot.signed": 409,
  /**
   * Somebody signed, or was marked, at a session of the classiz. That is evidence, so the classiz cannot be deleted.
   */
  "product.signed": 409,
  /** There are more slots, or people in them, than one document can hold. */
  "sheet.too-long": 409,
  /** The session has no date yet: there is nothing to plan by. */
  "programme.no-date": 409,
  /** There are more dates than one document can hold. */
  "programme.too-long": 409,
  /** The person attended none of the slots of the session, or the session has not ended for them. */
  "attestation.not-earned": 409,
  /** There are more people or dates than one document can hold. */
  "attestation.too-many": 409,
  /**
   * The caller has no survey to answer about the session: it has not ended, they did not attend, or the survey is
   * closed.
   */
  "survey.closed": 409,
  /** The learner has no place in the slot. */
  "slot.not-enrolled": 403,
  /** The trainer marked the learner as absent. */
  "slot.marked-absent": 409,
  /** Nobody attests themselves: who teaches the slot has no place in it, and nobody marks their own presence. */
  "slot.own": 409,
  /** Only the trainer of the session enrols people, and withdraws them. */
  "slot.enrolment-closed": 403,
  /** The classroom is not open when the slot begins: it was taken back, or its window does not contain that moment. */
  "slot.classroom-closed": 422,
  /** The classroom is not for some of these people; `faults` say which. */
  "slot.not-meant": 422,
  /** The slot has begun: its places stay as they are. */
  "slot.begun": 409,
  /** The waiting list is full. */
  "slot.waiting-full": 409,
  /** The session can only be signed with the code of its slot. */
  "slot.code-required": 409,
  /** The slot did not show this code while it could be signed. */
  "slot.code-wrong": 409,
  /** The slot showed this code too long ago. */
  "slot.code-old": 409,
  /** Five codes were tried within a minute; `Retry-After` says when to try again. */
  "slot.code-tries": 429,
  /** The name is blank. */
  "name.required": 422,
  /** Another client has this slug. */
  "client.slug-taken": 409,
  /** Another criterion of the client has this label. People are assigned to a criterion by its label. */
  "criterion.label-taken": 409,
  "organisation.changed": 409,
  "terms.changed": 409,
  /** The operator named no push service: nothing is pushed to browsers. */
  "push.off": 403,
  /** A push service that the operator did not name, or invalid keys. */
  "push.refused": 422,
  /** The client may not have clients below it. */
  "client.no-sub-clients": 403,
  /** The client has users, products or clients below it, or the caller works in it. */
  "client.in-use": 409,
  /** Somebody of the client has this login. */
  "user.login-taken": 409,
  /** §7.30–§7.32 neither close nor delete the caller's own account: §7.14 does. */
  "user.own-account": 409,
  /** The client's licence has no place for another user (§8.13). */
  "can_access.no_enough_place.nbUser": 409,
  /** The client's files together would take more space than it may have. */
  "can_access.no_enough_place.documents": 409,
  /** An import of users of the client is under way; there can be one at a time. */
  "import.running": 409,
  /** The import is not the client's newest, is not checked yet, or has ended. */
  "import.not-ready": 409,
  /** The import would remove many people; `removals` must be their exact number. */
  "import.unconfirmed": 409,
  /** The import has ended. */
  "import.over": 409,
  /**
   * The job cannot be repeated, because it did not break: it was cancelled, or cannot be done. It has to be requested
   * again.
   */
  "job.not-repeatable": 409,
  /** A job of the same kind waits or runs for that client. */
  "job.under-way": 409,
  /** The password that was asked for is not the user's. */
  "password.wrong": 403,
  /**
   * The user has no place on that platform, or stands above the person who wants to impersonate them. The attempt is
   * recorded.
   */
  "impersonation.refused": 403,
  /** The last administrator of the platform cannot leave it. */
  "account.last-administrator": 409,
  /** The stored signature can no longer be read: the platform's secret was changed since. */
  "signature.unreadable": 409,
  /** The file has a type that is not accepted there (§8.7). */
  "document.source.wrong_type": 422,
  /** The place where the file is shown cannot show a file of that kind. */
  "document.source.other_kind": 422,
  /** A picture with more pixels than a browser should decode. */
  "document.source.too_many_pixels": 422,
  /** A package that cannot be read, or that is harmful; `faults` say what was found. */
  "document.source.bad_package": 422,
  /** Files belong to this platform: no address of another server is accepted (`wsDocument`, `wsUrl`). */
  "files.elsewhere": 422,
  /** Products use the file; `uses` lists them. `force=1` confirms the removal. */
  "document.in-use": 409,
  /** The folder is not empty; `uses` lists the products that use its files. `force=1` confirms the removal. */
  "folder.not-empty": 409,
  /** A folder cannot be inside itself, nor inside one of its own folders. */
  "folder.inside-itself": 422,
  /** Folders can be nested twenty deep at most. */
  "folder.too-deep": 422,
  /** The upload comes too slowly, or stopped. */
  "upload.too-slow": 408,
  /** Another part of the upload is expected: ask how much has arrived. */
  "upload.elsewhere": 409,
  /** A part has to be at least a mebibyte, except the last. */
  "upload.part-too-small": 422,
  /** The upload is being made into a file at this moment. */
  "upload.busy": 409,
  /** The caller has the most unfinished uploads that are allowed. */
  "uploads.too-many": 429,
  /** The body is larger than the server accepts. */
  "body.too-large": 413,
  /** Ten failures, or requests of a link, within 15 minutes; `Retry-After` says when to try again. */
  "login.too-many": 429,
  /** The caller sends more at a time than the server holds for one caller; `Retry-After` says when to try again. */
  "bodies.too-many": 429,
  /** The caller asked for too many things that do not exist; `Retry-After` says when to try again. */
  "guesses.too-many": 429,
  /** The mailed or printed link was used, was replaced by a newer one, or is too old. */
  "link.invalid": 410,
  /** A password that breaks a rule of the checklist (§5.5–§5.17). */
  "password.invalid": 422,
  /** The new password is the old one (§8.15). */
  same_password: 422,
  /** The password to be replaced is not a temporary one (§8.16). */
  "user.not_temporary_password": 422,
  /** A subscription that the hub cannot read. */
  "subscription.invalid": 400,
  /** A topic to which nobody may subscribe. */
  "topic.refused": 403,
  /** The caller is already downloading their own data, or too many others are; `Retry-After` says when to try again. */
  "own-data.too-many": 429,
  /** The user has the most live streams open that are allowed. */
  "streams.too-many": 429,
  /** The database or the documents cannot be reached; `Retry-After` says when to try again. */
  maintenance: 503,
  /** Files that the content names have lost their bytes; `faults` name them. They have to be replaced or removed. */
  "export.document-missing": 409,
  /** The content shows pictures, sounds or films that are no files of the library; `faults` name each with its page. */
  "export.media-outside": 422,
  /** Five exports of the caller wait or run, or the caller waits for two at once. */
  "export.too-many": 409,
  /** The export is not done, or failed: it has no file. */
  "export.not-ready": 409,
  /**
   * The player that goes into packages is not built on this server: its operator starts it with `npm start`, which
   * builds it.
   */
  "export.not-built": 501,
  /** The package did not pass the check before it is offered; `faults` say what was found. A fault of the server. */
  "export.unsound": 422,
  /** A fault of the server: `requestId` finds it in the log. */
  unexpected: 500,
  /** The person was reminded of this product within the last 24 hours. */
  "reminder.too-soon": 409,
  /** The product names as many people as an audience may. */
  "audience.full": 409,
  /** The person who would be invited again has already chosen a password of their own. */
  "invitation.taken-up": 409,
  /** No link is mailed where the account is closed, or has no e-mail. */
  "invitation.unreachable": 409,
  /** A link was mailed to them within the last minute. */
  "invitation.too-soon": 409,
} as const;
/** A `detail` code of the API. */
export type ProblemCode = keyof typeof PROBLEM_CODES;
