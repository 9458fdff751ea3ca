// Knows what the back office asks of the server about whom a product is made available to, and by which addresses.
import type { ProductType } from "@academiz/domain/catalog";
import type { Audience } from "@academiz/domain/clients";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";

/** Whom a product is made available to, and when. */
export interface Availability {
  /** Slug of the perimeter: learners reach the product by it once it is published. */
  readonly slug: string;
  /** The name of the product there. */
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
/** The settings of an audience. */
export type SentAvailability = Pick<Availability, "name" | "audience" | "from" | "until" | "due">;

/** Somebody whom an audience may name. */
export interface AudienceMember {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly login: string;
  /** False: the account is closed, and cannot open anything meanwhile. */
  readonly active: boolean;
}
/** How many people an audience has, and what becomes of those who had the product. */
export interface AudienceCount {
  readonly people: number;
  /** How many would lose it. */
  readonly losing: number;
  /** The published paths and sections that some of their people could not end any more. */
  readonly blocked: readonly { readonly slug: string; readonly name: string }[];
}
/** What is to be set, before it is: ISO timestamps; null where the window is open. */
export type AudienceAsked = Pick<Availability, "audience" | "from" | "until">;
/** The people whom a list names, and the entries that name nobody. */
export interface NamedMembers {
  readonly people: readonly AudienceMember[];
  readonly unknown: readonly string[];
}
/** A link into a product for the person who asked for it: valid once, before it expires. */
export interface ProductLink {
  readonly id: string;
  readonly link: string;
  readonly mode: "NORMAL" | "PREVIEW";
  /** Milliseconds since 1970. */
  readonly expiration: number;
}

/** A link that somebody made into a product (§3.77): only its maker is told the secret that opens it, once. */
export interface MadeLink {
  readonly id: string;
  readonly mode: ProductLink["mode"];
  /** `over`: nobody followed it in time, or its maker signed out. */
  readonly state: "waiting" | "used" | "over" | "revoked";
  /** ISO timestamps. */
  readonly madeAt: string;
  readonly usedAt: string | null;
  readonly endedAt: string | null;
  readonly by: LinkPerson;
  readonly revokedBy: LinkPerson | null;
}
/** `name` is null for somebody without an account by now. */
export interface LinkPerson {
  readonly name: string | null;
  readonly isYou: boolean;
}
export type MadeLinks = readonly MadeLink[];

/** Never throws: failures are the results'; an unknown product fails as `not-found`. */
export interface ProductAudience {
  /** Fails as `not-found` also before the first publication, where nothing was set yet. */
  read(slug: string): Promise<Result<Availability, Trouble>>;
  /** `before`: the audience that was read. Fails with `organisation.changed` if it has changed since. */
  settle(slug: string, settings: SentAvailability, before: Audience): Promise<Result<Availability, Trouble>>;
  count(slug: string, asked: AudienceAsked): Promise<Result<AudienceCount, Trouble>>;
  /** Some of the people who match a text while it is typed. */
  find(query: string): Promise<Result<readonly AudienceMember[], Trouble>>;
  /** By ids of users, and by logins and e-mails as somebody wrote them. */
  name(named: {
    readonly users: readonly string[];
    readonly written: readonly string[];
  }): Promise<Result<NamedMembers, Trouble>>;
  /** In the mode `NORMAL` it opens the perimeter with this slug; in `PREVIEW` the draft. */
  link(
    product: { readonly type: ProductType; readonly slug: string },
    wanted: { readonly mode: ProductLink["mode"]; readonly perimeterSlug?: string | undefined },
  ): Promise<Result<ProductLink, Trouble>>;
  /** Links of the last twelve hours, the newest first. */
  listLinks(product: { readonly type: ProductType; readonly slug: string }): Promise<Result<MadeLinks, Trouble>>;
  /** Answers the list afterwards. */
  revokeLink(
    product: { readonly type: ProductType; readonly slug: string },
    id: string,
  ): Promise<Result<MadeLinks, Trouble>>;
}
