// Knows which page each type of product opens.
import type { ProductRow } from "@academiz/application/ports";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

const PAGES = { learniz: "/learniz/$slug", scorm: "/scorm/$slug", game: "/game/$slug" } as const;

/** What a menu item that is drawn as this link gives it besides is the link's too. */
export interface ProductLinkProps {
  readonly row: Pick<ProductRow, "type" | "slug">;
  readonly className?: string;
  readonly children?: ReactNode;
}

export function ProductLink({ row: { type, slug }, ...rest }: ProductLinkProps) {
  return <Link {...rest} to={PAGES[type]} params={{ slug }} />;
}
