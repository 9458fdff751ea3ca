// Knows what administrators ask of the server about their organisation, and super administrators about all of them.
import type { Branch, LicenceContent, Plugin } from "@academiz/domain/clients";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";

/** Which of the two trees: places or criteria. */
export type TreeKind = "places" | "criteria";

export interface Standing {
  readonly id: string;
  readonly here: number;
  /** The number of people in it or below it; nobody is counted twice. */
  readonly within: number;
}
/** An offer of a product that is made to places or criteria. */
export interface NamedOffer {
  readonly productSlug: string;
  readonly name: string;
  /** Ids of places. */
  readonly affectations: readonly string[];
  /** Labels of criteria. */
  readonly criterias: readonly string[];
}
/** A path or a section, and a product to which it leads. */
export interface OfferLead {
  readonly slug: string;
  readonly name: string;
  /** Slug of the product. */
  readonly used: string;
}
/** The use of a client's trees: its people, and how many of them and which offers each place and criterion has. */
export interface OrganisationUse {
  readonly people: number;
  /** Including all clients below it: the number that a licence counts. */
  readonly peopleWithin: number;
  readonly places: readonly Standing[];
  readonly criteria: readonly Standing[];
  /** How many products have each tag; tags that none has are left out. */
  readonly tags: readonly { readonly slug: string; readonly products: number }[];
  readonly offers: readonly NamedOffer[];
  /** The open paths and sections that lead to these products. */
  readonly leads: readonly OfferLead[];
}
/** The client that the caller works in, with its trees. */
export interface Organisation {
  readonly id: string;
  readonly name: string;
  readonly places: readonly Branch[];
  /** The criteria at the top are in the order that was chosen. */
  readonly criteria: readonly Branch[];
  readonly tags: readonly string[];
  readonly licence: LicenceContent | null;
  readonly use: OrganisationUse;
}

/** What moves with a place that is merged into another one. */
export interface PlaceMerger {
  /** The people directly in it. */
  readonly people: number;
  /** The places in it. */
  readonly below: number;
  /** The offers that move with it, and those that people gain or lose by it. */
  readonly offers: readonly {
    readonly productSlug: string;
    readonly name: string;
    readonly gaining: number;
    readonly losing: number;
  }[];
  /** The paths and sections that some of their learners could not end any more. */
  readonly blocked: readonly { readonly slug: string; readonly name: string }[];
}

/** The organisation of those who administer it. */
export interface OrganisationGateway {
  read(): Promise<Result<Organisation, Trouble>>;
  /** `before` is the tree that was changed: fails as `conflict` if the stored tree has changed since. */
  writeTree(
    clientId: string,
    kind: TreeKind,
    tree: { readonly before: readonly Branch[]; readonly after: readonly Branch[] },
  ): Promise<Result<unknown, Trouble>>;
  /** People who meet the criterion still do. Fails with `criterion.label-taken`, `not-found`. */
  renameCriterion(clientId: string, from: string, to: string): Promise<Result<unknown, Trouble>>;
  /** What a merge would move, without doing it. Fails with `not-found`, `validation`. */
  previewMerger(clientId: string, from: string, into: string): Promise<Result<PlaceMerger, Trouble>>;
  /** Fails with `not-found`, `validation`, and as `conflict` if the tree has changed since. */
  mergePlaces(clientId: string, from: string, into: string): Promise<Result<unknown, Trouble>>;
  addTag(clientId: string, tag: string): Promise<Result<unknown, Trouble>>;
  /** Its products lose it too. */
  removeTag(clientId: string, tag: string): Promise<Result<unknown, Trouble>>;
  /** For super administrators. */
  writeLicence(clientId: string, licence: LicenceContent): Promise<Result<unknown, Trouble>>;
}

/** A client in the list of those who manage several. */
export interface ManagedClient {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly active: boolean;
  readonly type: string | null;
  readonly parentId: string | null;
  readonly hasSubClients: boolean;
}
/** A client with what the list does not show. */
export interface ClientDetails extends ManagedClient {
  readonly locale: string;
  readonly licence: LicenceContent | null;
  readonly plugins: readonly Plugin[];
}
export interface ClientCriteria {
  /** Part of a name or a short name. */
  readonly query: string;
  readonly order: "name" | "-name" | "slug" | "-slug";
  /** From 1. */
  readonly page: number;
  /** Null: both closed and open ones. */
  readonly isActive: boolean | null;
}
export interface ClientPage {
  readonly clients: readonly ManagedClient[];
  /** Of all pages that match. */
  readonly total: number;
}
export interface NewClient {
  readonly slug: string;
  readonly name: string;
  readonly locale: "fr" | "en";
  /** The time zone, such as `Europe/Paris`: that of its creator, until its rules say otherwise. */
  readonly timeZone: string;
  /** Null: below no other client. */
  readonly parentId: string | null;
  /** Its first administrator, who gets a link by mail; null: nobody can enter yet. */
  readonly administrator: FirstAdministrator | null;
}
/** The first administrator of a new client. */
export interface FirstAdministrator {
  readonly login: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}
/** What is left out stays; all but the name is for super administrators. */
export interface ClientSettings {
  readonly name: string;
  readonly type?: string | null;
  readonly hasSubClients?: boolean;
}

/** The clients that the caller manages: a refusal is shown where it was asked for. */
export interface ClientDirectory {
  /** @param limit clients on a page */
  list(criteria: ClientCriteria, limit: number): Promise<Result<ClientPage, Trouble>>;
  read(id: string): Promise<Result<ClientDetails, Trouble>>;
  /** With its administrator or not at all. Fails with `client.slug-taken`, `client.no-sub-clients`, `validation`. */
  create(client: NewClient): Promise<Result<ClientDetails, Trouble>>;
  change(id: string, settings: ClientSettings): Promise<Result<ClientDetails, Trouble>>;
  writeLicence(id: string, licence: LicenceContent): Promise<Result<unknown, Trouble>>;
  /** Replaces the plugins that it has beside the product's own. */
  writePlugins(id: string, plugins: readonly Plugin[]): Promise<Result<unknown, Trouble>>;
  /** Nobody of a closed client signs in. Fails with `client.in-use` for the client that the caller works in. */
  activate(id: string, isActive: boolean): Promise<Result<unknown, Trouble>>;
  /** Fails with `client.in-use` while it has people, products or clients below it. */
  remove(id: string): Promise<Result<unknown, Trouble>>;
}
