// Knows how learners see the type of a product: by a word, and by a drawing where it has no picture.
import type { ProductType } from "@academiz/domain/catalog";
import { Trans } from "@lingui/react/macro";
import {
  BookOpen,
  Gamepad2,
  Layers,
  ListChecks,
  type LucideIcon,
  Package,
  Paperclip,
  Presentation,
  Route,
} from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./product-card.css.ts";

export const TYPES: Readonly<Record<ProductType, { readonly Icon: LucideIcon; readonly name: ReactNode }>> = {
  learniz: { Icon: BookOpen, name: <Trans>Course</Trans> },
  game: { Icon: Gamepad2, name: <Trans>Game</Trans> },
  scorm: { Icon: Package, name: <Trans>Course in a package</Trans> },
  "smart-sequence": { Icon: ListChecks, name: <Trans>Questions at your level</Trans> },
  coursiz: { Icon: Route, name: <Trans>Path</Trans> },
  classiz: { Icon: Presentation, name: <Trans>Classroom</Trans> },
  attachment: { Icon: Paperclip, name: <Trans>Attachment</Trans> },
  section: { Icon: Layers, name: <Trans>Section</Trans> },
};

interface OfType {
  readonly type: ProductType;
}

export function TypeName({ type }: OfType) {
  const { Icon, name } = TYPES[type];
  return (
    <p className={styles.type}>
      <Icon size={16} aria-hidden />
      {name}
    </p>
  );
}

export function TypeDrawing({ type }: OfType) {
  const { Icon } = TYPES[type];
  return (
    <span aria-hidden className={styles.drawing}>
      <Icon size={64} strokeWidth={1.25} />
    </span>
  );
}
