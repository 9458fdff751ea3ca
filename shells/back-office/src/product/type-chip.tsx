// Knows the word for the type of a product.
import type { ProductRow } from "@academiz/application/ports";
import { StatusChip } from "@academiz/ui";
import { OFFICE_TYPES } from "./office-types.tsx";

export function TypeChip({ type }: Pick<ProductRow, "type">) {
  const told = OFFICE_TYPES[type];
  return told && <StatusChip icon={told.icon}>{told.name}</StatusChip>;
}
