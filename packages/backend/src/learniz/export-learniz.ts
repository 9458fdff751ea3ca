// Knows how a learniz leaves as a package, for an LMS or for any place of the web (§1.24, §7.116–§7.119).
import type { FileAnswer } from "@academiz/contract";
import { cleanFileName, succeed } from "@academiz/domain/kernel";
import { type ExitReading, readDisplayTitle } from "@academiz/domain/scorm";
import { type Outcome, refuse } from "../outcome.ts";
import { describePlay } from "../players/describe-play.ts";
import type { Actor, DocumentRecord, PackageFile } from "../ports/index.ts";
import { findDocuments, readDocument } from "../products/document-files.ts";
import { findProduct } from "../products/find-product.ts";
import { readContent } from "../products/read-content.ts";
import { toIso } from "../time.ts";
import type { World } from "../world.ts";
import { listEarlierOutlines } from "./list-earlier-outlines.ts";

/** The 4th edition is what "SCORM 2004" means where nothing else is said (decisions 7). */
const FORMATS = { "1.2": "1.2", "2004": "2004-4th", "2004-3rd": "2004-3rd", web: "web" } as const;

export interface ExportInput {
  readonly format: keyof typeof FORMATS;
  readonly exitReading: ExitReading;
  readonly title?: string | undefined;
  readonly author?: string | undefined;
  readonly description?: string | undefined;
  readonly language?: string | undefined;
  readonly draft: boolean;
}

/**
 * The published content, or the draft with its general conditions applied when that is asked for; a product that was never published has only
 * its draft. Refuses a content that the engine cannot read, and any export (`export.not-built`) while the player that goes inside is not built.
 */
export async function exportLearniz(
  world: Pick<World, "products" | "clients" | "documents" | "documentStore" | "packager" | "clock" | "dice">,
  actor: Actor,
  slug: string,
  input: ExportInput,
): Outcome<FileAnswer> {
  const found = await findProduct(world, actor, { type: "learniz", slug });
  if (!found.ok) return found;
  const product = found.value;
  const client = await world.clients.read(actor);
  if (!client) return refuse("not-found");
  const fromDraft = input.draft ? product.configDraft : null;
  const written = fromDraft ?? product.config ?? product.configDraft;
  const content = readContent("learniz", written);
  if (!content.ok) return content;
  const publishedAt = (written === product.config && product.publishedAt) || toIso(world.clock.now());
  const { card, author, prepare } = content.value;
  const config = { ...prepare(world.dice.random), slug, publishedDate: publishedAt };

  const records = await findDocuments(world, actor, [content.value]);
  const placed = records.map((record) => ({ record, path: `documents/${record.slug}${extensionOf(record)}` }));
  const documents: PackageFile[] = [];
  for (const { record, path } of placed) {
    const bytes = await readDocument(world, record);
    if (bytes) documents.push({ path, bytes });
  }
  const files = placed.map(({ record: { key: _, ...file }, path }) => ({ ...file, url: path }));
  const title = input.title?.trim() || readDisplayTitle(card.title, product.name);
  // What a browser keeps is not packed: it has its slugs itself.
  const earlier = input.format === "web" ? [] : await listEarlierOutlines(world, actor, slug);
  const bytes = await world.packager.pack({
    format: FORMATS[input.format],
    slug,
    title,
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
    documents,
  });
  if (!bytes) return refuse("export.not-built");
  return succeed({ name: `${cleanFileName(product.name)}.zip`, bytes });
}

/** What a media player may go by. */
const extensionOf = (record: DocumentRecord): string =>
  /\.[A-Za-z0-9]{1,8}$/.exec(record.name)?.[0].toLowerCase() ?? "";
