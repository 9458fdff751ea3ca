// Knows which page a product of the list opens.
import type { ProductRow } from "@academiz/application/ports";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { OFFICE_TYPES } from "../product/office-types.tsx";

/** What a menu item that is drawn as this link gives it besides is the link's too. */
export interface ProductLinkProps {
  readonly row: Pick<ProductRow, "type" | "slug">;
  readonly className?: string;
  readonly children?: ReactNode;
}

export function ProductLink({ row: { type, slug }, ...rest }: ProductLinkProps) {
  const opened = OFFICE_TYPES[type];
  return opened ? <Link {...rest} to={opened.page} params={{ slug }} /> : <span {...rest} />;
}
