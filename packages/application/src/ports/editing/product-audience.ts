// Knows what the back office asks of the server about whom a product is made available to, and by which addresses.
import type { ProductType } from "@academiz/domain/catalog";
import type { Audience } from "@academiz/domain/clients";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";

/** Whom a product is made available to, and when. */
export interface Availability {
  /** Of what is made available: learners reach the product by it. */
  readonly slug: string;
  /** How it is called there. */
  readonly name: string;
  /** Where learners open it. */
  readonly url: string;
  readonly audience: Audience;
  /** ISO timestamps; null where the window is open. */
  readonly from: string | null;
  readonly until: string | null;
  /** The deadline, an ISO timestamp; null: none. */
  readonly due: string | null;
}
/** What is set of it. */
export type SentAvailability = Pick<Availability, "name" | "audience" | "from" | "until" | "due">;

/** Somebody whom an audience may name. */
export interface AudienceMember {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly login: string;
  /** False: the account is closed, and opens nothing meanwhile. */
  readonly active: boolean;
}
/** How many people an audience means, and how many have the product now and would not by it. */
export interface AudienceCount {
  readonly people: number;
  readonly losing: number;
}
/** Who is meant by what was written, and what of it means nobody. */
export interface NamedMembers {
  readonly people: readonly AudienceMember[];
  readonly unknown: readonly string[];
}
/** A way into a product for who asked for it: once, and before it expires. */
export interface ProductLink {
  readonly id: string;
  readonly link: string;
  readonly mode: "NORMAL" | "PREVIEW";
  /** Milliseconds since 1970. */
  readonly expiration: number;
}

/** A link that somebody made into a product (§3.77): what opens it is told to its maker alone, once. */
export interface MadeLink {
  readonly id: string;
  readonly mode: ProductLink["mode"];
  /** `over`: it was not followed in time, or its maker signed out. */
  readonly state: "waiting" | "used" | "over" | "revoked";
  /** ISO timestamps. */
  readonly madeAt: string;
  readonly usedAt: string | null;
  readonly endedAt: string | null;
  readonly by: LinkPerson;
  readonly revokedBy: LinkPerson | null;
}
/** `name` is null for whoever has no account any more. */
export interface LinkPerson {
  readonly name: string | null;
  readonly isYou: boolean;
}
export type MadeLinks = readonly MadeLink[];

/** Never throws: failures are the results'; an unknown product fails as `not-found`. */
export interface ProductAudience {
  /** Fails as `not-found` also before the first publication. */
  read(slug: string): Promise<Result<Availability, Trouble>>;
  /** `before`: the audience as it was read. Fails with `organisation.changed` when it is another one by now. */
  settle(slug: string, settings: SentAvailability, before: Audience): Promise<Result<Availability, Trouble>>;
  count(slug: string, audience: Audience): Promise<Result<AudienceCount, Trouble>>;
  /** Some of those whom a text means while it is typed. */
  find(query: string): Promise<Result<readonly AudienceMember[], Trouble>>;
  /** By ids of users, and by logins and e-mails as somebody wrote them. */
  name(named: {
    readonly users: readonly string[];
    readonly written: readonly string[];
  }): Promise<Result<NamedMembers, Trouble>>;
  /** In the mode `NORMAL` by what is made available, which has this slug; in `PREVIEW` the draft. */
  link(
    product: { readonly type: ProductType; readonly slug: string },
    wanted: { readonly mode: ProductLink["mode"]; readonly perimeterSlug?: string | undefined },
  ): Promise<Result<ProductLink, Trouble>>;
  /** Links of the last twelve hours, the newest first. */
  listLinks(product: { readonly type: ProductType; readonly slug: string }): Promise<Result<MadeLinks, Trouble>>;
  /** Answers those that are listed then. */
  revokeLink(
    product: { readonly type: ProductType; readonly slug: string },
    id: string,
  ): Promise<Result<MadeLinks, Trouble>>;
}
