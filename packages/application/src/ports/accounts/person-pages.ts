// Knows what administrators ask of the server about one person.
import type { ProductType } from "@academiz/domain/catalog";
import type { AccountChange, AccountEventKind } from "@academiz/domain/identity";
import type { Result } from "@academiz/domain/kernel";
import type { ProgressStatus } from "@academiz/domain/progress";
import type { Trouble } from "../ground/trouble.ts";
import type { OpenSessions } from "./own-account.ts";

/** What somebody has reached: `percentage` and `score` 0–100, `time` in seconds, `eventDate` an ISO timestamp. */
export interface ReachedSoFar {
  readonly status: ProgressStatus;
  readonly percentage: number;
  readonly score: number | null;
  readonly time: number;
  readonly eventDate: string;
}
/** A product as it is named. */
export interface NamedProduct {
  readonly slug: string;
  readonly name: string;
  readonly type: ProductType;
}
export interface PersonProduct extends NamedProduct {
  /** False: it was made available once, and is not any more. */
  readonly isOpen: boolean;
  /** The deadline, an ISO timestamp, where it is open to them; null: none. */
  readonly dueAt: string | null;
  /** How many products stand inside it (§7.34). */
  readonly parts: number;
  /** Null before they began. */
  readonly progress: ReachedSoFar | null;
}
/** What stands inside a product of a person. */
export type PersonPart = NamedProduct & Pick<PersonProduct, "progress">;
/** An attempt that ended. */
export interface PersonPlay extends Pick<ReachedSoFar, "score" | "time" | "eventDate"> {
  readonly product: NamedProduct;
  readonly status: "COMPLETE" | "FAILED";
}
/** A question to experts, without what was said. */
export interface PersonConversation {
  readonly slug: string;
  readonly product: NamedProduct;
  /** The page that it is about, as it was called then; null: the product as a whole. */
  readonly place: string | null;
  readonly messages: number;
  readonly isClosed: boolean;
  readonly lastAt: string;
}
/** A certificate that somebody was given; dates are ISO timestamps. */
export interface PersonCertificate {
  /** As it is printed: `2026-000042`. */
  readonly number: string;
  readonly code: string;
  readonly course: string;
  readonly issuedAt: string;
  /** Null while it stands. */
  readonly revokedAt: string | null;
}
export interface PersonLearning {
  /** What is due first, then by name. */
  readonly products: readonly PersonProduct[];
  /** The newest first, 50 at most. */
  readonly plays: readonly PersonPlay[];
  /** The newest first, 20 at most. */
  readonly conversations: readonly PersonConversation[];
  /** The newest first, 50 at most. */
  readonly certificates: readonly PersonCertificate[];
}

/** What was done to an account. */
export interface PersonEvent {
  readonly id: string;
  readonly kind: AccountEventKind;
  /** Of a change, field by field. */
  readonly changes: readonly AccountChange[];
  /** A word of its kind: the type of a link, the platform of a stand-in; why a certificate was withdrawn. */
  readonly detail: string | null;
  /** Null: nobody who was signed in; `name` null: they have no account here, any more or at all. */
  readonly by: {
    readonly name: string | null;
    readonly isThemselves: boolean;
    readonly isElsewhere: boolean;
  } | null;
  /** ISO timestamp. */
  readonly at: string;
}

/** One person's page. Of who stands above the caller events and sessions fail as `forbidden` with `role.refused`. */
export interface PersonPages {
  readLearning(id: string): Promise<Result<PersonLearning, Trouble>>;
  /** What is open to others, by name; `id`: and not yet to this person; null: to whomever it may be. */
  listGivable(id: string | null): Promise<Result<readonly NamedProduct[], Trouble>>;
  /** They are told; again it changes nothing. Fails with `audience.full`. */
  give(id: string, product: string): Promise<Result<unknown, Trouble>>;
  /** What stands inside a product, in its order. */
  listParts(id: string, product: string): Promise<Result<readonly PersonPart[], Trouble>>;
  /** It is not good any more: whoever checks it hears so. */
  withdrawCertificate(code: string, reason: string): Promise<Result<unknown, Trouble>>;
  /** The newest first. */
  listEvents(id: string): Promise<Result<readonly PersonEvent[], Trouble>>;
  sessionsOf(id: string): OpenSessions;
  /** Since when a second factor guards the account (ISO); null: none does. */
  readSecondFactor(id: string): Promise<Result<string | null, Trouble>>;
  /** They sign in with their password alone. Fails with `user.own-account`. */
  resetSecondFactor(id: string): Promise<Result<unknown, Trouble>>;
}
