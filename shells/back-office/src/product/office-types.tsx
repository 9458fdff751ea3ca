// Knows the types of product that have a page in the office, with their names and addresses.
import { PRODUCT_TYPES, type ProductType } from "@academiz/domain/catalog";
import { Trans } from "@lingui/react/macro";
import { BookOpen, Gamepad2, Layers, ListChecks, Package, Paperclip, Presentation, Route } from "lucide-react";
import type { ReactNode } from "react";

interface OfficeType {
  /** The name of its page in the router. */
  readonly page:
    | "/learniz/$slug"
    | "/scorm/$slug"
    | "/game/$slug"
    | "/section/$slug"
    | "/coursiz/$slug"
    | "/smart-sequence/$slug"
    | "/classiz/$slug"
    | "/attachment/$slug";
  readonly icon: ReactNode;
  readonly name: ReactNode;
}

/** Null: products of this type have no page here yet, and are not listed. */
export const OFFICE_TYPES: Readonly<Record<ProductType, OfficeType | null>> = {
  learniz: { page: "/learniz/$slug", icon: <BookOpen size={16} aria-hidden />, name: <Trans>Course</Trans> },
  scorm: { page: "/scorm/$slug", icon: <Package size={16} aria-hidden />, name: <Trans>SCORM package</Trans> },
  game: { page: "/game/$slug", icon: <Gamepad2 size={16} aria-hidden />, name: <Trans>Game</Trans> },
  "smart-sequence": {
    page: "/smart-sequence/$slug",
    icon: <ListChecks size={16} aria-hidden />,
    name: <Trans>Smart sequence</Trans>,
  },
  coursiz: { page: "/coursiz/$slug", icon: <Route size={16} aria-hidden />, name: <Trans>Path</Trans> },
  classiz: { page: "/classiz/$slug", icon: <Presentation size={16} aria-hidden />, name: <Trans>Classroom</Trans> },
  attachment: { page: "/attachment/$slug", icon: <Paperclip size={16} aria-hidden />, name: <Trans>Attachment</Trans> },
  section: { page: "/section/$slug", icon: <Layers size={16} aria-hidden />, name: <Trans>Section</Trans> },
};

/** The types that are listed. */
export const LISTED_TYPES: readonly ProductType[] = PRODUCT_TYPES.filter((type) => OFFICE_TYPES[type] !== null);
