// Knows the shape of a package's params: the answer that the platform gave to the export (§7.137).
import type { LearnizToPlay } from "@academiz/application/ports";
import { players } from "@academiz/contract";
import { type Outline, readOutlines } from "@academiz/domain/scorm";

export interface PackageContent extends Omit<LearnizToPlay, "storedProgress" | "returnUrl"> {
  /** Of the product's publications before this one: who began in one of them goes on in this one (decisions 7). */
  readonly earlier: readonly Outline[];
}

/** Null when the package's params are missing or not what an export writes. */
export function readPackage(params: unknown): PackageContent | null {
  const parsed = players.playLearniz.answer.schema.safeParse(params);
  if (!parsed.success) return null;
  const { product, perimeter } = parsed.data;
  return {
    perimeterSlug: perimeter.slug,
    productSlug: product.slug,
    name: product.name,
    config: product.config,
    documentFiles: product.documentFiles,
    markType: product.markType,
    scoreStrategies: [product.scoreStrategy],
    colors: product.theme.colors,
    demo: product.demo,
    earlier: readOutlines(params),
  };
}
