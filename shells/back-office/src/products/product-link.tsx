// Knows which page a product of the list opens.
import type { ProductRow } from "@academiz/application/ports";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { OFFICE_TYPES } from "../product/office-types.tsx";

/** Passes on the props that a menu item gives the link it is drawn as. */
export interface ProductLinkProps {
  readonly row: Pick<ProductRow, "type" | "slug">;
  readonly className?: string;
  readonly children?: ReactNode;
}

export function ProductLink({ row: { type, slug }, ...rest }: ProductLinkProps) {
  const opened = OFFICE_TYPES[type];
  return opened ? <Link {...rest} to={opened.page} params={{ slug }} /> : <span {...rest} />;
}
