// Knows how clients are stored (§3.29–§3.44).
import type {
  Affectation,
  Audience,
  Criterion,
  KeptDays,
  LicenceContent,
  LicenceUse,
  Plugin,
} from "@academiz/domain/clients";
import type { OwnTexts } from "@academiz/domain/wording";
import type { Tenancy } from "./tenancy.ts";

export interface ClientRecord {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly active: boolean;
  readonly locale: string;
  readonly type: string | null;
  /** Id of the client above it. */
  readonly parentId: string | null;
  readonly hasSubClients: boolean;
  /** `document:<slug>` */
  readonly logo: string | null;
  /** Key in the document store. */
  readonly picto: string | null;
  /** The signature, sealed. */
  readonly signature: string | null;
  readonly licence: LicenceContent | null;
  readonly wsDocument: string | null;
  /** In alphabetical order. */
  readonly tags: readonly string[];
  readonly config: Readonly<Record<string, unknown>>;
  readonly affectations: readonly Affectation[];
  readonly criteria: readonly Criterion[];
  readonly plugins: readonly Plugin[];
  readonly isChatExpertEnabled: boolean;
  /** True where everybody with a role above learner needs a second factor. */
  readonly demandsSecondFactor: boolean;
  /** For how many days each kind of data is kept; an absent kind has the usual number. */
  readonly retention: Partial<KeptDays>;
  /** The time zone of the times in mails, such as `Europe/Paris`. */
  readonly timeZone: string;
  /** §9.11 */
  readonly strategy: string;
  /** §9.13 */
  readonly markType: string;
  readonly gameScoreStrategy: string | null;
  readonly tabLabel: string | null;
  readonly font: { readonly family: string; readonly ratio: number; readonly letterSpacing: number } | null;
  readonly colors: Readonly<Record<string, string>>;
  /** The other choices of its look, as `readBrand` reads them (§3.251–§3.259). */
  readonly theme: Readonly<Record<string, unknown>>;
  /** `document:<slug>` of the icon in browser tabs (§1.29). */
  readonly favicon: string | null;
  /** Texts that replace the product's own, by language and slug (§1.30). */
  readonly defaultTexts: OwnTexts;
  /**
   * ISO timestamp of the last removal of a file from a library that its people read, its own or the shared one; null:
   * never.
   */
  readonly filesRemovedAt: string | null;
}
export type ClientChange = Partial<Omit<ClientRecord, "id" | "slug" | "parentId" | "filesRemovedAt">>;

/** The clients that a user manages: the named one and all below it; null: every client of the platform. */
export interface ClientScope {
  readonly rootId: string | null;
}

export interface ClientSearch {
  /** Searched in names and slugs; null: no search. */
  readonly query: string | null;
  /** Null: active and inactive ones. */
  readonly active: boolean | null;
  readonly sort: "name" | "slug";
  readonly descending: boolean;
  readonly page: number;
  readonly limit: number;
}

/** Each node of a tree paired with every node in it, itself first. */
export type NodePairs = readonly (readonly [above: string, node: string])[];
export interface StandingCount {
  readonly id: string;
  readonly here: number;
  /** Nobody counts twice. */
  readonly within: number;
}
export interface ClientUseRecord {
  readonly people: number;
  readonly places: readonly StandingCount[];
  readonly criteria: readonly StandingCount[];
  /** Those that a product has at least. */
  readonly tags: readonly { readonly slug: string; readonly products: number }[];
  readonly offers: readonly {
    readonly productSlug: string;
    readonly name: string;
    readonly affectations: readonly string[];
    readonly criterias: readonly string[];
  }[];
}

/** An offer of a product, and its audience. */
export interface PlacedOffer {
  readonly productSlug: string;
  readonly name: string;
  readonly audience: Audience;
}

export interface Clients {
  /** By its public slug: for the login page, where no user is known yet. */
  findBySlug(slug: string): Promise<ClientRecord | null>;
  read(tenancy: Tenancy): Promise<ClientRecord | null>;
  /** The client at the top of this one's tree; itself when it stands alone. */
  readMain(tenancy: Tenancy): Promise<ClientRecord | null>;
  search(
    scope: ClientScope,
    search: ClientSearch,
  ): Promise<{ readonly total: number; readonly rows: readonly ClientRecord[] }>;
  /** Null when it is not within the scope. */
  find(scope: ClientScope, id: string): Promise<ClientRecord | null>;
  /** False when another client has the slug. */
  add(client: ClientRecord): Promise<boolean>;
  /** `decide` is given the client, which nobody else can change meanwhile. */
  change(tenancy: Tenancy, decide: (client: ClientRecord) => ClientChange): Promise<ClientRecord | null>;
  /**
   * The licences that the people of this client count against: its own, and those of the clients above it. Inside a
   * transaction nobody else can count against them, or change this client, until it ends.
   */
  holdLicences(tenancy: Tenancy): Promise<readonly LicenceUse[]>;
  /** In one statement, so that all counts are of the same moment. */
  countUse(tenancy: Tenancy, places: NodePairs, criteria: NodePairs): Promise<ClientUseRecord>;
  /** Number of people of the client and of all clients below it. */
  countPeopleWithin(tenancy: Tenancy): Promise<number>;
  /** Gives a criterion its new label, in all people who meet it and in every offer that names it; all or nothing. */
  relabelCriterion(
    tenancy: Tenancy,
    from: string,
    to: string,
    decide: (client: ClientRecord) => ClientChange | null,
  ): Promise<ClientRecord | null>;
  /** Takes a tag from the client and from all of its products, at once. False when the client does not have it. */
  takeTag(tenancy: Tenancy, tag: string): Promise<boolean>;
  /** The offers that are made to places, each with its whole audience. */
  listPlacedOffers(tenancy: Tenancy): Promise<readonly PlacedOffer[]>;
  /**
   * Replaces places by others, in all people who belong to them and in every offer that names them; all or nothing.
   * `decide` is given the client, which nobody else can change meanwhile; null: nothing is done.
   */
  mergePlaces(
    tenancy: Tenancy,
    from: string,
    into: string,
    decide: (client: ClientRecord) => ClientChange | null,
  ): Promise<ClientRecord | null>;
  /** Only while it has no users, no products and no clients below it. */
  remove(tenancy: Tenancy): Promise<"removed" | "in-use">;
  /** True when there is no client at all: a new platform. */
  areNone(): Promise<boolean>;
}
