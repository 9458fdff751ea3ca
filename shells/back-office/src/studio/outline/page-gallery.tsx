// Knows the gallery of pages: an empty one, and examples with their purpose.
import { addKeptPages, addPage, PAGE_PATTERNS, type PagePattern, type PartsPlace } from "@academiz/domain/editing";
import type { Learniz } from "@academiz/domain/learniz";
import { Dialog } from "@academiz/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import {
  BookOpenCheck,
  File,
  FlipHorizontal2,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  MessageCircleQuestion,
  Signpost,
  Star,
  Table2,
} from "lucide-react";
import { useOffice } from "../../office/office-context.ts";
import * as styles from "../common/gallery.css.ts";
import { GalleryTile } from "../common/gallery-tile.tsx";
import { KeptPages } from "./kept-pages.tsx";

interface Offer {
  readonly Icon: LucideIcon;
  readonly name: MessageDescriptor;
  readonly note: MessageDescriptor;
}
const EMPTY: Offer = { Icon: File, name: msg`Empty page`, note: msg`A text to begin with` };
const OFFERS: Readonly<Record<PagePattern, Offer>> = {
  opening: { Icon: Signpost, name: msg`Opening`, note: msg`What learners will be able to do` },
  points: { Icon: Star, name: msg`Key points`, note: msg`A short list, and what to remember` },
  steps: { Icon: ListOrdered, name: msg`Step by step`, note: msg`A procedure, then put in order` },
  comparison: { Icon: Table2, name: msg`Comparison`, note: msg`A table, side by side` },
  discovery: { Icon: FlipHorizontal2, name: msg`Discovery`, note: msg`Cards to turn, with a word before` },
  practice: { Icon: ListChecks, name: msg`Practice`, note: msg`An instruction and questions` },
  case: { Icon: MessageCircleQuestion, name: msg`Case`, note: msg`A situation, then what to do` },
  ending: { Icon: BookOpenCheck, name: msg`Ending`, note: msg`A summary, and files to keep` },
};

/** Adds what was chosen, where the outline says; null: in a new chapter. */
export type AddPages = (learniz: Learniz, place: PartsPlace | null, random: () => number) => Learniz;

export interface PageGalleryProps {
  /** null for an empty page. */
  readonly onChoose: (add: AddPages | null) => void;
  readonly onClose: () => void;
}

export function PageGallery({ onChoose, onClose }: PageGalleryProps) {
  const { office } = useOffice();
  return (
    <Dialog open onClose={onClose} title={<Trans>Add a page</Trans>}>
      <div className={styles.gallery}>
        <ul className={styles.tiles}>
          <GalleryTile {...EMPTY} onChoose={() => onChoose(null)} />
          {PAGE_PATTERNS.map((pattern) => (
            <GalleryTile
              key={pattern}
              {...OFFERS[pattern]}
              onChoose={() => onChoose((own, place, random) => addPage(own, pattern, place, random))}
            />
          ))}
        </ul>
        <KeptPages
          templates={office.pageTemplates}
          onChoose={(kept) => onChoose((own, place, random) => addKeptPages(own, kept, place, random))}
        />
      </div>
    </Dialog>
  );
}
