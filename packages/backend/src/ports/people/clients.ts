// Knows how clients are kept (§3.29–§3.44).
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
  /** The client that it is a part of. */
  readonly parentId: string | null;
  readonly hasSubClients: boolean;
  /** `document:<slug>` */
  readonly logo: string | null;
  /** Key of the document store. */
  readonly picto: string | null;
  /** Sealed. */
  readonly signature: string | null;
  readonly licence: LicenceContent | null;
  readonly wsDocument: string | null;
  /** By their letters. */
  readonly tags: readonly string[];
  readonly config: Readonly<Record<string, unknown>>;
  readonly affectations: readonly Affectation[];
  readonly criteria: readonly Criterion[];
  readonly plugins: readonly Plugin[];
  readonly isChatExpertEnabled: boolean;
  /** Who does more than learn gives a second factor. */
  readonly demandsSecondFactor: boolean;
  /** For how many days what is kept; what is left out as long as is usual. */
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
  /** What else was chosen of the look, as `readBrand` reads it (§3.251–§3.259). */
  readonly theme: Readonly<Record<string, unknown>>;
  /** `document:<slug>` of the icon of the tabs (§1.29). */
  readonly favicon: string | null;
  /** In the place of the product's own texts, by language and slug (§1.30). */
  readonly defaultTexts: OwnTexts;
  /**
   * ISO timestamp: when a file was last taken out of a library that its people read, its own or the shared one; null:
   * never.
   */
  readonly filesRemovedAt: string | null;
}
export type ClientChange = Partial<Omit<ClientRecord, "id" | "slug" | "parentId" | "filesRemovedAt">>;

/** Which clients somebody manages: the one named and all below it; null: every client of the platform. */
export interface ClientScope {
  readonly rootId: string | null;
}

export interface ClientSearch {
  /** In names and slugs; null: all. */
  readonly query: string | null;
  /** Null: both. */
  readonly active: boolean | null;
  readonly sort: "name" | "slug";
  readonly descending: boolean;
  readonly page: number;
  readonly limit: number;
}

/** Each node of a tree with everything that stands in it, itself first, as pairs. */
export type NodePairs = readonly (readonly [above: string, node: string])[];
export interface StandingCount {
  readonly id: string;
  readonly here: number;
  /** Nobody is counted twice. */
  readonly within: number;
}
export interface ClientUseRecord {
  readonly people: number;
  readonly places: readonly StandingCount[];
  readonly criteria: readonly StandingCount[];
  readonly offers: readonly {
    readonly productSlug: string;
    readonly name: string;
    readonly affectations: readonly string[];
    readonly criterias: readonly string[];
  }[];
}

/** An offer of a product, and whom it is made to. */
export interface PlacedOffer {
  readonly productSlug: string;
  readonly name: string;
  readonly audience: Audience;
}

export interface Clients {
  /** By its public slug: for the login page, before anybody is known. */
  findBySlug(slug: string): Promise<ClientRecord | null>;
  read(tenancy: Tenancy): Promise<ClientRecord | null>;
  /** The client at the top of the tree that this one is a part of; itself when it stands alone. */
  readMain(tenancy: Tenancy): Promise<ClientRecord | null>;
  search(
    scope: ClientScope,
    search: ClientSearch,
  ): Promise<{ readonly total: number; readonly rows: readonly ClientRecord[] }>;
  /** Null when it is not within the scope. */
  find(scope: ClientScope, id: string): Promise<ClientRecord | null>;
  /** False when the slug is another's. */
  add(client: ClientRecord): Promise<boolean>;
  /** `decide` sees the client as nobody else can change it meanwhile. */
  change(tenancy: Tenancy, decide: (client: ClientRecord) => ClientChange): Promise<ClientRecord | null>;
  /**
   * The licences that the people of this client are counted by: its own, and those of the clients above it. Inside a
   * transaction nobody else counts by them, or changes this client, until it ends.
   */
  holdLicences(tenancy: Tenancy): Promise<readonly LicenceUse[]>;
  /** In one statement, so that all of it was true at once. */
  countUse(tenancy: Tenancy, places: NodePairs, criteria: NodePairs): Promise<ClientUseRecord>;
  /** People of the client and of all below it. */
  countPeopleWithin(tenancy: Tenancy): Promise<number>;
  /** Whoever meets a criterion, and every offer that names it, goes on to do so by its new label; all or nothing. */
  relabelCriterion(
    tenancy: Tenancy,
    from: string,
    to: string,
    decide: (client: ClientRecord) => ClientChange | null,
  ): Promise<ClientRecord | null>;
  /** The offers that are made to places, with all whom they are made to. */
  listPlacedOffers(tenancy: Tenancy): Promise<readonly PlacedOffer[]>;
  /**
   * Whoever stands in a place, and every offer that names it, goes on to do so with the other one; all or nothing.
   * `decide` sees the client as nobody else can change it meanwhile; null: nothing is done.
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
