// Knows what administrators ask of the server about their organisation, and super administrators about all of them.
import type { Branch, LicenceContent, Plugin } from "@academiz/domain/clients";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";

/** Which of the two trees: where people stand, or what they are. */
export type TreeKind = "places" | "criteria";

export interface Standing {
  readonly id: string;
  readonly here: number;
  /** With those who stand in what is below; nobody is counted twice. */
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
/** How much a client is used. */
export interface OrganisationUse {
  readonly people: number;
  /** With those of all clients below it: what a licence counts. */
  readonly peopleWithin: number;
  readonly places: readonly Standing[];
  readonly criteria: readonly Standing[];
  readonly offers: readonly NamedOffer[];
}
/** The client that one works in, as it is ordered. */
export interface Organisation {
  readonly id: string;
  readonly name: string;
  readonly places: readonly Branch[];
  /** Those at the top in the order that was chosen. */
  readonly criteria: readonly Branch[];
  readonly tags: readonly string[];
  readonly licence: LicenceContent | null;
  readonly use: OrganisationUse;
}

/** What goes with a place into another one. */
export interface PlaceMerger {
  /** Who stands right there. */
  readonly people: number;
  /** Places that stand in it. */
  readonly below: number;
  /** Offers that go with it, and those that people gain or lose by it. */
  readonly offers: readonly {
    readonly productSlug: string;
    readonly name: string;
    readonly gaining: number;
    readonly losing: number;
  }[];
}

/** The organisation of those who administer it. */
export interface OrganisationGateway {
  read(): Promise<Result<Organisation, Trouble>>;
  /** `before` is the tree that was changed: fails as `conflict` where it is another one by now. */
  writeTree(
    clientId: string,
    kind: TreeKind,
    tree: { readonly before: readonly Branch[]; readonly after: readonly Branch[] },
  ): Promise<Result<unknown, Trouble>>;
  /** Whoever meets it goes on to do so. Fails with `criterion.label-taken`, `not-found`. */
  renameCriterion(clientId: string, from: string, to: string): Promise<Result<unknown, Trouble>>;
  /** What goes with a place into another one, without anything being done. Fails with `not-found`, `validation`. */
  previewMerger(clientId: string, from: string, into: string): Promise<Result<PlaceMerger, Trouble>>;
  /** Fails with `not-found`, `validation`, and as `conflict` where the tree is another one by now. */
  mergePlaces(clientId: string, from: string, into: string): Promise<Result<unknown, Trouble>>;
  addTag(clientId: string, tag: string): Promise<Result<unknown, Trouble>>;
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
/** With what its list does not tell. */
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
  /** Null: whether it is closed or not. */
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
  /** Such as `Europe/Paris`: of whoever makes it, until its rules say another. */
  readonly timeZone: string;
  /** Null: on its own. */
  readonly parentId: string | null;
  /** Who is mailed a link and administers it; null: nobody is let in yet. */
  readonly administrator: FirstAdministrator | null;
}
/** Who administers a new client first. */
export interface FirstAdministrator {
  readonly login: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}
export interface ClientSettings {
  readonly name: string;
  readonly type: string | null;
  readonly hasSubClients: boolean;
}

/** The clients that one manages: a refusal is told where it was asked for. */
export interface ClientDirectory {
  /** @param limit clients on a page */
  list(criteria: ClientCriteria, limit: number): Promise<Result<ClientPage, Trouble>>;
  read(id: string): Promise<Result<ClientDetails, Trouble>>;
  /** With its administrator or not at all. Fails with `client.slug-taken`, `client.no-sub-clients`, `validation`. */
  create(client: NewClient): Promise<Result<ClientDetails, Trouble>>;
  change(id: string, settings: ClientSettings): Promise<Result<ClientDetails, Trouble>>;
  writeLicence(id: string, licence: LicenceContent): Promise<Result<unknown, Trouble>>;
  /** What it has besides the product's own, instead of what it had. */
  writePlugins(id: string, plugins: readonly Plugin[]): Promise<Result<unknown, Trouble>>;
  /** Nobody of a closed client signs in. Fails with `client.in-use` for the one that one works in. */
  activate(id: string, isActive: boolean): Promise<Result<unknown, Trouble>>;
  /** Fails with `client.in-use` while it has people, products or clients below it. */
  remove(id: string): Promise<Result<unknown, Trouble>>;
}
