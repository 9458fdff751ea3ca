// Knows which parts of a product go into a package, for an LMS or for any web site (§1.24, §7.116–§7.119).
import type { ExportedType } from "@academiz/contract";
import { cleanFileName, succeed } from "@academiz/domain/kernel";
import type { OutsideMedia } from "@academiz/domain/learniz";
import { type Outline, readDisplayTitle } from "@academiz/domain/scorm";
import { readContent } from "../contents/read-content.ts";
import { describeDocument, findDocuments, placeDocuments } from "../documents/document-files.ts";
import { nameFontFiles } from "../documents/font-files.ts";
import { refuse } from "../ground/outcome.ts";
import { chooseClientStrategy, describePlay } from "../players/describe-play.ts";
import type { DocumentRecord, StoredConfig } from "../ports/index.ts";
import { findProduct } from "../products/find-product.ts";
import { drawFrom } from "./draw-from.ts";
import { keepDraftOutline, listEarlierOutlines } from "./list-earlier-outlines.ts";
import type { PreparedExport, PreparesExport } from "./prepared-export.ts";

/** The 4th edition is what "SCORM 2004" means where nothing else is said (decisions 7). */
const FORMATS = { "1.2": "1.2", "2004": "2004-4th", "2004-3rd": "2004-3rd", web: "web" } as const;

/** As it appears in the name of a zip. */
const FORMAT_NAMES = { "1.2": "scorm12", "2004": "scorm2004", "2004-3rd": "scorm2004-3rd", web: "web" } as const;

/** What each type of product defines for its packing. */
interface PackedKind {
  readonly type: ExportedType;
  /**
   * The outline of a publication, null for one that cannot be played: a package holds those of earlier publications.
   */
  readonly outline: (config: StoredConfig) => Outline | null;
  /** True: its manifest states how long it takes (§7.118). */
  readonly hasDuration: boolean;
}

/**
 * Prepares the published content, or the draft with its general conditions applied where that is asked for; a product
 * that was never published has only its draft. Refuses a content that cannot be played, or holds nothing to play, one
 * that shows media outside the library (`export.media-outside`), and one whose files have lost their bytes
 * (`export.document-missing`).
 */
export const prepareExport =
  ({ type, outline, hasDuration }: PackedKind): PreparesExport =>
  async (world, tenancy, slug, input) => {
    const found = await findProduct(world, tenancy, { type, slug });
    if (!found.ok) return found;
    const product = found.value;
    const client = await world.clients.read(tenancy);
    if (!client) return refuse("not-found");
    const fromDraft = input.draft ? product.configDraft : null;
    const written = fromDraft ?? product.config ?? product.configDraft;
    const content = readContent(type, written);
    if (!content.ok) return content;
    if (content.value.gap) return refuse(`content.no-${content.value.gap}`);
    if (content.value.outside.length > 0) return refuseOutside(content.value.outside);
    if (!written || !outline(written)) return refuse("content.invalid");
    // For a draft, the time of its last save, so that the same draft gives the same package.
    const publishedAt = (written === product.config && product.publishedAt) || product.updatedAt;
    const { card, author, prepare } = content.value;
    const config = { ...prepare(drawFrom(world.digester, JSON.stringify(written))), slug, publishedDate: publishedAt };

    const records = await findDocuments(world, tenancy, [content.value, nameFontFiles(client)]);
    const placed = records.map((record) => ({ record, path: `documents/${record.slug}${extensionOf(record)}` }));
    const documents = await placeDocuments(world, placed);
    if (!documents.ok) return documents;
    const files = placed.map(({ record, path }) => ({ ...describeDocument(record), url: path }));
    // Progress in a browser is not packed into suspend data: it holds its slugs.
    const isPacked = input.format !== "web";
    const parts = outline(config);
    // Kept before outlines are listed, so that packing a draft again gives the same outlines.
    if (isPacked && parts && written !== product.config) await keepDraftOutline(world, tenancy, slug, parts);
    const earlier = isPacked ? await listEarlierOutlines(world, tenancy, slug, outline) : [];
    const known = new Set(records.map((record) => record.slug));
    return succeed<PreparedExport>({
      name: nameFile([
        product.name,
        FORMAT_NAMES[input.format],
        publishedAt.slice(0, 10),
        ...(fromDraft ? ["draft"] : []),
      ]),
      unknown: content.value.documents.flatMap((one) => (known.has(one.slug) ? [] : [one.slug])),
      order: {
        format: FORMATS[input.format],
        slug,
        title: input.title?.trim() || readDisplayTitle(card.title, product.name),
        description: input.description ?? card.description ?? "",
        author: input.author ?? author ?? "",
        language: input.language?.replaceAll("_", "-") ?? card.language?.toLowerCase() ?? "fr",
        duration: hasDuration ? card.duration : null,
        exitReading: input.exitReading,
        params: {
          ...describePlay({
            product,
            client: { ...client, strategy: chooseClientStrategy(type, client) },
            files,
            perimeter: { slug, name: product.name, url: "" },
            publishedAt,
            config,
          }),
          progress: null,
          type,
          host: input.format === "2004-3rd" ? "2004" : input.format,
          exitReading: input.exitReading,
          earlier,
        },
        documents: documents.value,
      },
    });
  };

/**
 * The name tells exports of a product apart in a folder: its format, the day of its content, and whether it is a
 * draft.
 */
const nameFile = (parts: readonly string[]): string => `${cleanFileName(parts.join(" - "))}.zip`;

/**
 * Names each medium with its page: a package loads nothing from other sites, and its author can replace it by a file.
 */
const refuseOutside = (outside: readonly OutsideMedia[]) =>
  refuse("export.media-outside", {
    faults: outside.map(({ page, address, path }) => ({ path, message: `${page} (${address})` })),
  });

/** The extension, by which a media player may recognise the type. */
const extensionOf = (record: DocumentRecord): string =>
  /\.[A-Za-z0-9]{1,8}$/.exec(record.name)?.[0].toLowerCase() ?? "";
