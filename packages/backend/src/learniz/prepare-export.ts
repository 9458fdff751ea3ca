// Knows what of a learniz goes into a package, for an LMS or for any place of the web (§1.24, §7.116–§7.119).
import { cleanFileName, succeed } from "@academiz/domain/kernel";
import { readDisplayTitle } from "@academiz/domain/scorm";
import type { PreparedExport, PreparesExport } from "../exports/prepared-export.ts";
import { refuse } from "../outcome.ts";
import { describePlay } from "../players/describe-play.ts";
import type { DocumentRecord } from "../ports/index.ts";
import { findDocuments, placeDocuments } from "../products/document-files.ts";
import { findProduct } from "../products/find-product.ts";
import { readContent } from "../products/read-content.ts";
import { toIso } from "../time.ts";
import { listEarlierOutlines } from "./list-earlier-outlines.ts";

/** The 4th edition is what "SCORM 2004" means where nothing else is said (decisions 7). */
const FORMATS = { "1.2": "1.2", "2004": "2004-4th", "2004-3rd": "2004-3rd", web: "web" } as const;

/**
 * The published content, or the draft with its general conditions applied when that is asked for; a product that was never published has only
 * its draft. Refuses a content that the engine cannot read, and one whose files have lost their bytes (`export.document-missing`).
 */
export const prepareLearnizExport: PreparesExport = async (world, tenancy, slug, input) => {
  const found = await findProduct(world, tenancy, { type: "learniz", slug });
  if (!found.ok) return found;
  const product = found.value;
  const client = await world.clients.read(tenancy);
  if (!client) return refuse("not-found");
  const fromDraft = input.draft ? product.configDraft : null;
  const written = fromDraft ?? product.config ?? product.configDraft;
  const content = readContent("learniz", written);
  if (!content.ok) return content;
  const publishedAt = (written === product.config && product.publishedAt) || toIso(world.clock.now());
  const { card, author, prepare } = content.value;
  const config = { ...prepare(world.dice.random), slug, publishedDate: publishedAt };

  const records = await findDocuments(world, tenancy, [content.value]);
  const placed = records.map((record) => ({ record, path: `documents/${record.slug}${extensionOf(record)}` }));
  const documents = await placeDocuments(world, placed);
  if (!documents.ok) return documents;
  const files = placed.map(({ record: { key: _, ...file }, path }) => ({ ...file, url: path }));
  // What a browser keeps is not packed: it has its slugs itself.
  const earlier = input.format === "web" ? [] : await listEarlierOutlines(world, tenancy, slug);
  const known = new Set(records.map((record) => record.slug));
  return succeed<PreparedExport>({
    name: `${cleanFileName(product.name)}.zip`,
    unknown: content.value.documents.flatMap((one) => (known.has(one.slug) ? [] : [one.slug])),
    order: {
      format: FORMATS[input.format],
      slug,
      title: input.title?.trim() || readDisplayTitle(card.title, product.name),
      description: input.description ?? card.description ?? "",
      author: input.author ?? author ?? "",
      language: input.language ?? card.language.toLowerCase(),
      duration: card.duration,
      params: {
        ...describePlay({
          product,
          client,
          files,
          perimeter: { slug, name: product.name, url: "" },
          publishedAt,
          config,
        }),
        progress: null,
        host: input.format === "2004-3rd" ? "2004" : input.format,
        exitReading: input.exitReading,
        earlier,
      },
      documents: documents.value,
    },
  });
};

/** What a media player may go by. */
const extensionOf = (record: DocumentRecord): string =>
  /\.[A-Za-z0-9]{1,8}$/.exec(record.name)?.[0].toLowerCase() ?? "";
