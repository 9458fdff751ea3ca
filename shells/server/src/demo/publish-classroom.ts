// Knows how the sample classroom enters a client: published for everyone, with documents, and dates around the day
// of the first start.
import { createProduct, makeSlot, publishProduct, uploadDocument, type World } from "@academiz/backend";
import type { Actor } from "@academiz/backend/ports";
import { writeSessionDocuments } from "@academiz/domain/classiz";
import { PRODUCT_KINDS, putMeans } from "@academiz/domain/products";
import { SAMPLE_DOCUMENTS, type SampleDocument } from "./sample-documents.ts";
import { writeLeaflet } from "./write-leaflet.ts";

const NAME = "Gestes qui sauvent";
/** A picture of the sample course about the first minutes. */
const COVER = { src: "document:fmcpr00000", alt: "Une personne fait un massage cardiaque à une autre" };
const MEAN = "petit-groupe";
const [DAY, HOUR] = [86_400_000, 3_600_000];
/** Days from the first start: one date in the past, one today, and two to come. */
const DAYS = [-7, 0, 7, 14];
/** Hours of UTC at which a class begins in Europe; the one of today runs at once, whatever the hour. */
const [EARLIEST, LATEST] = [7, 15];

/** `author` makes it, `admin` plans it. Nobody is enrolled: learners enrol themselves. */
export async function publishClassroom(
  world: World,
  {
    author,
    admin,
    trainerId,
  }: {
    readonly author: Actor;
    readonly admin: Actor;
    readonly trainerId: string;
  },
): Promise<void> {
  const made = PRODUCT_KINDS.classiz.create({ title: NAME, local: "FR", author: "", strategy: "" }, world.dice.random);
  const documents: { readonly slug: string; readonly when: SampleDocument["when"] }[] = [];
  for (const one of SAMPLE_DOCUMENTS) documents.push({ slug: await keepDocument(world, author, one), when: one.when });
  const means = putMeans(made, [
    {
      ...{ slug: MEAN, title: "Petit groupe", description: "Une demi-journée par semaine, en petit groupe." },
      ...{ signing: "code", enrolment: "open" },
    },
  ]);
  const context = { title: NAME, cover: COVER };
  const configDraft = { ...means, context, sessionDocuments: writeSessionDocuments(documents) };
  const product = await createProduct(world, author, "classiz", { name: NAME, configDraft });
  if (!product.ok) throw new Error(`the sample classroom is refused: ${JSON.stringify(product.error)}`);
  const { slug, updatedAt } = product.value;
  const published = await publishProduct(world, author, { type: "classiz", slug }, { updatedAt, visible: true });
  if (!published.ok) throw new Error(`the sample classroom cannot be published: ${published.error.code}`);
  const perimeter = await world.perimeters.findOfProduct(author, slug);
  if (!perimeter) throw new Error("the sample classroom has no perimeter");
  // Dates begin on the hour.
  const now = Math.floor(world.clock.now() / HOUR) * HOUR;
  const hour = (now % DAY) / HOUR;
  const usual = now + (Math.min(Math.max(hour, EARLIEST), LATEST) - hour) * HOUR;
  for (const day of DAYS) {
    const start = (day === 0 ? now : usual) + day * DAY;
    const [startAt, endAt] = [start, start + 3 * HOUR].map((at) => new Date(at).toISOString());
    const plan = { mean: MEAN, startAt: startAt ?? "", endAt: endAt ?? "", place: "Salle 1", videoLink: null };
    const slot = await makeSlot(world, admin, {
      ...plan,
      ...{ perimeterSlug: perimeter.slug, trainerId, capacity: 12 },
    });
    if (!slot.ok) throw new Error(`a date of the sample classroom is refused: ${JSON.stringify(slot.error)}`);
  }
}

/** Stores a file in the library of the client; answers its slug. */
async function keepDocument(world: World, author: Actor, { name, title, lines }: SampleDocument): Promise<string> {
  const staged = await world.documentStore.stage(give(writeLeaflet(title, lines)));
  const sent = { staged, fileName: name, conversion: "none" } as const;
  const kept = await uploadDocument(world, author, "client", sent).finally(() => staged.discard());
  if (!kept.ok) throw new Error(`a document of the sample classroom is refused: ${kept.error.code}`);
  return kept.value.slug;
}

async function* give(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
