// Knows which texts of a published product are searched: its description, and the words of each page of a course.
import type { ProductType } from "../catalog/index.ts";
import { listBlocks, listPartNames, readBlockWords } from "../interactivities/index.ts";
import { loadLearniz, type Slide } from "../learniz/index.ts";
import type { StoredConfig } from "./kind/product-kind.ts";
import { PRODUCT_KINDS } from "./kinds.ts";

export interface SoughtText {
  /** Slug of a page; null for the product itself. */
  readonly page: string | null;
  readonly title: string;
  readonly words: string;
}

/** How many letters of one page, or of one product, are searched: later ones are not found. */
const LENGTH = 20_000;
/** How many pages of one course are searched. */
const MOST = 1_000;

/** The product itself first, then its pages in order, without answers and explanations of games. */
export function listSoughtTexts(type: ProductType, config: StoredConfig): readonly SoughtText[] {
  const read = PRODUCT_KINDS[type].read(config);
  if (!read.ok) return [];
  const { card, author } = read.value;
  const own = { page: null, title: card.title, words: join([card.description ?? "", author ?? ""]) };
  const loaded = type === "learniz" ? loadLearniz(config) : null;
  const slides = loaded?.ok ? loaded.value.learniz.chapters.flatMap((chapter) => chapter.slides) : [];
  return [own, ...slides.slice(0, MOST).map(readSlide)];
}

const readSlide = ({ slug, description, interactivities }: Slide): SoughtText => ({
  page: slug,
  title: description ?? "",
  words: join(
    interactivities.flatMap((one) => [
      ...listBlocks(one).map(readBlockWords),
      one.description ?? "",
      ...listPartNames(one),
      one.medias[0]?.title ?? "",
    ]),
  ),
});

const join = (texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .join("\n")
    .slice(0, LENGTH);
