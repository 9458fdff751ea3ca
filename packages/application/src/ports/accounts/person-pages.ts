// Knows what administrators ask of the server about one person.
import type { ProductType } from "@academiz/domain/catalog";
import type { AccountChange, AccountEventKind } from "@academiz/domain/identity";
import type { Result } from "@academiz/domain/kernel";
import type { ProgressStatus } from "@academiz/domain/progress";
import type { BegunAnew } from "../begun-anew.ts";
import type { Trouble } from "../ground/trouble.ts";
import type { PersonAttendance } from "../people/person-attendance.ts";
import type { OpenSessions } from "./own-account.ts";

/** What somebody has reached: `percentage` and `score` 0–100, `time` in seconds, `eventDate` an ISO timestamp. */
export interface ReachedSoFar {
  readonly status: ProgressStatus;
  readonly percentage: number;
  readonly score: number | null;
  readonly time: number;
  readonly eventDate: string;
}
/** A product by its name. */
export interface NamedProduct {
  readonly slug: string;
  readonly name: string;
  readonly type: ProductType;
}
export interface PersonProduct extends NamedProduct {
  /** False: it was made available before, and no longer is. */
  readonly isOpen: boolean;
  /** The deadline, an ISO timestamp, if the product is open to them; null: none. */
  readonly dueAt: string | null;
  /** The number of products in it (§7.34). */
  readonly parts: number;
  /** Null before they began. */
  readonly progress: ReachedSoFar | null;
}
/** A part of a person's product. */
export type PersonPart = NamedProduct & Pick<PersonProduct, "progress">;
/** An attempt that ended. */
export interface PersonPlay extends Pick<ReachedSoFar, "score" | "time" | "eventDate"> {
  readonly product: NamedProduct;
  readonly status: "COMPLETE" | "FAILED";
  /** The trophy that it earned, or a badge that its product named itself; null: none. */
  readonly badge: string | null;
  /** It no longer counts: they began anew since; absent for what counts. */
  readonly setAside?: BegunAnew | undefined;
}
/** A question to experts, without its messages. */
export interface PersonConversation {
  readonly slug: string;
  readonly product: NamedProduct;
  /** The title of the page at the time of the question; null: the product as a whole. */
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
  /** Null while it is valid. */
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
  /**
   * A detail that depends on the kind: the type of a link, the platform of a stand-in, why a certificate was withdrawn.
   */
  readonly detail: string | null;
  /** Null: nobody was signed in; `name` null: the person has no account here, or no longer. */
  readonly by: {
    readonly name: string | null;
    readonly isThemselves: boolean;
    readonly isElsewhere: boolean;
  } | null;
  /** ISO timestamp. */
  readonly at: string;
}

/** One person's page. Events and sessions of a person above the caller fail as `forbidden` with `role.refused`. */
export interface PersonPages {
  readLearning(id: string): Promise<Result<PersonLearning, Trouble>>;
  readAttendance(id: string): Promise<Result<PersonAttendance, Trouble>>;
  /** Products that are open to others, by name. `id`: and not yet open to this person; null: of any person. */
  listGivable(id: string | null): Promise<Result<readonly NamedProduct[], Trouble>>;
  /** The person is told; repeating it changes nothing. Fails with `audience.full`. */
  give(id: string, product: string): Promise<Result<unknown, Trouble>>;
  /** The parts of a product, in their order. */
  listParts(id: string, product: string): Promise<Result<readonly PersonPart[], Trouble>>;
  /** The certificate is no longer valid: anybody who checks it is told so. */
  withdrawCertificate(code: string, reason: string): Promise<Result<unknown, Trouble>>;
  /** The newest first. */
  listEvents(id: string): Promise<Result<readonly PersonEvent[], Trouble>>;
  sessionsOf(id: string): OpenSessions;
  /** When the second factor of the account was set up (ISO); null: it has none. */
  readSecondFactor(id: string): Promise<Result<string | null, Trouble>>;
  /** Afterwards the person signs in with the password alone. Fails with `user.own-account`. */
  resetSecondFactor(id: string): Promise<Result<unknown, Trouble>>;
}
