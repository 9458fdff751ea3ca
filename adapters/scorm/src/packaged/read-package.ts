// Knows the shape of a package's params: the answer that the platform gave to the export (§7.137), and how it was
// exported.
import type { LearnizToPlay } from "@academiz/application/ports";
import { players } from "@academiz/contract";
import { type Packaging, readPackaging } from "@academiz/domain/scorm";

export interface PackageContent extends Omit<LearnizToPlay, "storedProgress" | "returnUrl">, Packaging {}

/** Null when the package's params are missing or not what an export writes. */
export function readPackage(params: unknown): PackageContent | null {
  const parsed = players.playLearniz.answer.schema.safeParse(params);
  const packaging = readPackaging(params);
  if (!parsed.success || !packaging) return null;
  const { product, perimeter } = parsed.data;
  return {
    ...packaging,
    perimeterSlug: perimeter.slug,
    productSlug: product.slug,
    name: product.name,
    config: product.config,
    documentFiles: product.documentFiles,
    markType: product.markType,
    scoreStrategies: [product.scoreStrategy],
    theme: product.theme,
    defaultTexts: product.defaultTexts,
    demo: product.demo,
  };
}
