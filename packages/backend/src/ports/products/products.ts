// Knows how products of every type are kept (§3.62–§3.80).
import type { ProductCard, ProductType } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import type { StoredConfig } from "@academiz/domain/products";
import type { Tenancy } from "../people/tenancy.ts";

export type { ProductCard, StoredConfig };

export interface ProductRow extends Tenancy {
  readonly type: ProductType;
  readonly slug: string;
  readonly name: string;
  readonly subType: string | null;
  readonly visible: boolean;
  /** Offered as a beginning of others. */
  readonly template: boolean;
  /** May stand inside other products. */
  readonly shareable: boolean;
  readonly demo: boolean;
  readonly folderProduct: string | null;
  /** Tags of its client, by their letters. */
  readonly tags: readonly string[];
  /** ISO timestamps. `updatedAt` is the version: no two saves share one. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly publishedAt: string | null;
  readonly hasConfigDraft: boolean;
}
export interface ProductRecord extends ProductRow {
  readonly config: StoredConfig | null;
  readonly configDraft: StoredConfig | null;
  /**
   * Id of the person who saved this version; null if that is unknown, as after a publication, and if there is no draft
   * beside the publication.
   */
  readonly savedBy: string | null;
}

/** Null, and an empty list: whatever it is. */
export interface ProductSearch {
  readonly types: readonly ProductType[];
  readonly slugs: readonly string[];
  /** The folder that it stands in. */
  readonly folder: string | null;
  readonly query: string | null;
  readonly sort: "name" | "updatedAt" | "publishedAt";
  readonly descending: boolean;
  readonly page: number;
  readonly limit: number;
  readonly published: boolean | null;
  readonly visible: boolean | null;
  readonly shareable: boolean | null;
  readonly template: boolean | null;
  /** Something is written of it that is not published. */
  readonly written: boolean | null;
  readonly subType: string | null;
  /** Games of these types are left out; products that are no games stay. */
  readonly excludedGameTypes: readonly string[];
  /** Pages that authors kept as templates are left out. */
  readonly excludesPageTemplates: boolean;
  /** It has one of them at least. */
  readonly tags: readonly string[];
}

/** Slugs of what a content leads to. */
export interface NamedByContent {
  readonly documents: readonly string[];
  readonly products: readonly string[];
}
export type KnownProduct = Pick<ProductRow, "slug" | "type" | "name">;

/** `used`: the slug of a product to which it leads. */
export interface ProductLead extends KnownProduct {
  readonly used: string;
}

export interface NewProduct {
  readonly type: ProductType;
  readonly slug: string;
  readonly name: string;
  readonly subType: string | null;
  readonly template: boolean;
  readonly shareable: boolean;
  readonly demo: boolean;
  readonly folderProduct: string | null;
  /** Those that its client does not have are left out. Absent: none. */
  readonly tags?: readonly string[];
  readonly configDraft: StoredConfig;
  /** By the draft. */
  readonly named: NamedByContent;
  readonly now: string;
}
/** What is absent stays. */
export interface DraftSave {
  readonly name?: string | undefined;
  readonly subType?: string | null | undefined;
  readonly template?: boolean | undefined;
  readonly shareable?: boolean | undefined;
  readonly demo?: boolean | undefined;
  readonly folderProduct?: string | null | undefined;
  /** Null: there is no draft any more, since it says what is published. */
  readonly configDraft?: StoredConfig | null | undefined;
  /** Id of the person who saves the draft. */
  readonly savedBy?: string | undefined;
  /** By the draft, with it. */
  readonly named?: NamedByContent | undefined;
  /** The version that the author began from. */
  readonly basedOn: string;
  readonly now: string;
}
export interface Publication {
  readonly config: StoredConfig;
  readonly named: NamedByContent;
  readonly card: ProductCard;
  readonly visible: boolean | null;
  readonly publishedAt: string;
  /** Id of the person who publishes it. */
  readonly publishedBy: string;
  readonly basedOn: string;
  /** Made when the product has none yet: the perimeter for everyone of the client (decisions 4). */
  readonly firstPerimeterSlug: string;
  /** Publications of the product that stay: the newest. */
  readonly most: number;
}
/** When one was published (ISO), and by whom; null where that is not known, or of no account of this client. */
export interface PublicationRow {
  readonly publishedAt: string;
  readonly publishedBy: { readonly userId: string; readonly name: string } | null;
}
/** What a draft was exported with. `hash`: the same for the same parts; `exportedAt`: ISO. */
export interface ExportedOutline {
  readonly hash: number;
  readonly outline: StoredConfig;
  readonly exportedAt: string;
}
export type SaveOutcome = ProductRecord | "absent" | "outdated";

export interface Products {
  search(
    tenancy: Tenancy,
    search: ProductSearch,
  ): Promise<{ readonly total: number; readonly rows: readonly ProductRow[] }>;
  read(tenancy: Tenancy, slug: string): Promise<ProductRecord | null>;
  /** How many there are. */
  count(tenancy: Tenancy): Promise<number>;
  /** Those of these that there are. */
  listKnown(tenancy: Tenancy, slugs: readonly string[]): Promise<readonly KnownProduct[]>;
  /** What is published of each of these, before that what is written; in no order. */
  listContents(
    tenancy: Tenancy,
    slugs: readonly string[],
  ): Promise<readonly { readonly slug: string; readonly content: StoredConfig }[]>;
  /** The products whose draft or published content leads to this one, by name. */
  listLeading(tenancy: Tenancy, slug: string): Promise<readonly KnownProduct[]>;
  /** Which published path or section leads to which product, where one of the two is among these; by name. */
  listLeads(tenancy: Tenancy, slugs: readonly string[]): Promise<readonly ProductLead[]>;
  add(tenancy: Tenancy, product: NewProduct): Promise<ProductRecord>;
  /** Nothing is written unless `basedOn` is the stored version. */
  saveDraft(tenancy: Tenancy, slug: string, save: DraftSave): Promise<SaveOutcome>;
  /**
   * As saveDraft; config, card, publication date and first perimeter are written together or not at all. The config is
   * kept under its date, and the newest `most` stay.
   */
  publish(tenancy: Tenancy, slug: string, publication: Publication): Promise<SaveOutcome>;
  /**
   * Replaces its tags by those that `decide` answers; all else, its version too, stays as it is. `decide` is given the
   * present ones and the tags of its client, of which none can be taken away meanwhile. Null when absent.
   */
  retag<Fault>(
    tenancy: Tenancy,
    slug: string,
    decide: (own: readonly string[], words: readonly string[]) => Result<readonly string[], Fault>,
  ): Promise<Result<readonly string[], Fault> | null>;
  /** No longer `visible`; all else, its version too, stays as it is. */
  hide(tenancy: Tenancy, slug: string): Promise<ProductRecord | "absent">;
  /** What was published at this instant (ISO), whatever was published since. Null when nothing was. */
  readPublication(tenancy: Tenancy, slug: string, publishedAt: string): Promise<StoredConfig | null>;
  /** When the publication was made that has so many newer ones (ISO). Null when none has. */
  findPublicationDate(tenancy: Tenancy, slug: string, newer: number): Promise<string | null>;
  /** What was published, the newest first, `limit` at most. */
  listPublications(tenancy: Tenancy, slug: string, limit: number): Promise<readonly StoredConfig[]>;
  /** Those that are kept, the newest first. */
  listPublicationRows(tenancy: Tenancy, slug: string): Promise<readonly PublicationRow[]>;
  /** In the place of one of the same parts; of a product the `most` that were exported last stay. */
  keepExportedOutline(tenancy: Tenancy, slug: string, exported: ExportedOutline, most: number): Promise<void>;
  /** Those that are kept, the one that was exported last first. */
  listExportedOutlines(tenancy: Tenancy, slug: string): Promise<readonly StoredConfig[]>;
  /** When the next publication took the place of this one, both ISO. Null when none did. */
  findReplacement(tenancy: Tenancy, slug: string, publishedAt: string): Promise<string | null>;
  /**
   * With its publications, the outlines of its exported drafts, its perimeters and the progress made in them. False
   * when absent.
   */
  remove(tenancy: Tenancy, slug: string): Promise<boolean>;
}
