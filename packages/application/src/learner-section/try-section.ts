// Knows how an author tries a section as its learner: with the rule that the server follows, and without storing
// anything.
import { type Result, succeed } from "@academiz/domain/kernel";
import type { PathResult } from "@academiz/domain/paths";
import { measureSection, type PartResult } from "@academiz/domain/plays";
import { readSectionProducts, readSettings } from "@academiz/domain/products";
import type { ProgressStatus } from "@academiz/domain/progress";
import type {
  CurrentUser,
  LearnerSection,
  LearnerSections,
  SectionDraft,
  SectionDrafts,
  Trouble,
} from "../ports/index.ts";

/** The section of a learner who does not exist; each trial begins anew. */
export interface TriedSection extends LearnerSections {
  /** The author; null until their account was read. */
  findAuthor(): CurrentUser | null;
  /** Ends a product with this result, by its slug. */
  end(product: string, result: PathResult): LearnerSection | null;
}

/** Reading the section again takes the present draft; what was done stays done, as it does after a publication. */
export function trySection(drafts: SectionDrafts): TriedSection {
  let known: { readonly slug: string; readonly draft: SectionDraft } | null = null;
  const results = new Map<string, PartResult>();
  let before: ProgressStatus | null = null;

  function describe(): LearnerSection | null {
    if (!known) return null;
    const { slug, draft } = known;
    const found = new Map(draft.products.map((one) => [one.slug, one]));
    const products = readSectionProducts(draft.content).flatMap((one) => {
      const product = found.get(one);
      if (!product) return [];
      const { status = null, score = null } = results.get(one) ?? {};
      return [{ slug: one, name: product.name, type: product.type, perimeterSlug: one, status, score }];
    });
    const slugs = products.map((one) => one.slug);
    const result = measureSection(slugs, [...results.values()], before);
    before = result?.status ?? null;
    return {
      perimeterSlug: slug,
      name: draft.name,
      description: readSettings(draft.content).description || null,
      result: result && { status: result.status, percentage: result.percentage, score: result.score ?? null },
      products,
    };
  }
  return {
    findAuthor: () => known?.draft.author ?? null,
    async read(slug): Promise<Result<LearnerSection, Trouble>> {
      const read = await drafts.read(slug);
      if (!read.ok) return read;
      known = { slug, draft: read.value };
      const section = describe();
      return section ? succeed(section) : { ok: false, error: { kind: "not-found", detail: "section.unread" } };
    },
    end(product, { status, score }) {
      results.set(product, { product, status, score, percentage: 100, time: 0 });
      return describe();
    },
  };
}
