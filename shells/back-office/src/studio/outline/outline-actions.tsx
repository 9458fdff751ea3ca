// Knows what can be added to the outline and done with the selected elements.
import { addChapter, addSlide, findChapterOfSlide, NEW_TITLES } from "@academiz/domain/editing";
import type { Learniz } from "@academiz/domain/learniz";
import { Button, IconButton, Toolbar, ToolbarItem } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  ArrowDown,
  ArrowUp,
  BookmarkPlus,
  ClipboardPaste,
  Copy,
  CopyPlus,
  FilePlus,
  FolderPlus,
  LayoutTemplate,
  type LucideIcon,
  MessageSquarePlus,
  Scissors,
  Trash2,
} from "lucide-react";
import { useState } from "react";
import { useOffice } from "../../office/office-context.ts";
import { useStudio } from "../common/studio-context.ts";
import { COURSE } from "../common/studio-search.ts";
import { useParts } from "../parts/use-parts.ts";
import { KeepDialog, PageGallery } from "./late-dialogs.ts";
import * as styles from "./outline.css.ts";
import type { AddPages } from "./page-gallery.tsx";

export interface OutlineActionsProps {
  readonly learniz: Learniz;
  readonly selected: string;
  /** The elements that actions apply to: `selected`, and those selected with it. */
  readonly marked: ReadonlySet<string>;
}

export function OutlineActions({ learniz, selected, marked }: OutlineActionsProps) {
  const { t } = useLingui();
  const { random, comments } = useStudio();
  const { office } = useOffice();
  const parts = useParts();
  const slugs = [...marked];
  const chapter = learniz.chapters.find(({ slug }) => slug === selected);
  const owner = chapter ?? findChapterOfSlide(learniz, selected) ?? learniz.chapters.at(-1);
  const titles = NEW_TITLES[learniz.local];
  const isCourse = selected === COURSE;
  const isSlide = !chapter && !isCourse;
  const insertChapter = () => {
    const options = { after: owner?.slug ?? null, title: titles.chapter, slideTitle: titles.slide };
    parts.add((own) => addChapter(own, options, random));
  };
  const [isChoosing, setIsChoosing] = useState(false);
  const insertPages = (add: AddPages | null) => {
    setIsChoosing(false);
    if (!add) return insertSlide();
    const after = isSlide ? selected : (owner?.slides.at(-1)?.slug ?? null);
    parts.add((own) => add(own, owner ? { into: owner.slug, after } : null, random));
  };
  const [isKeeping, setKeeping] = useState(false);
  const first = learniz.chapters
    .flatMap(({ slug, slides }) => (marked.has(slug) ? slides : slides.filter((slide) => marked.has(slide.slug))))
    .at(0);
  const insertSlide = () => {
    if (!owner) return insertChapter();
    const options = { chapterSlug: owner.slug, after: isSlide ? selected : null, title: titles.slide };
    parts.add((own) => addSlide(own, options, random));
  };
  return (
    <div className={styles.head}>
      <div className={styles.actions}>
        <Button size="small" aria-label={t`Add a page`} icon={<FilePlus size={16} aria-hidden />} onClick={insertSlide}>
          <Trans>Page</Trans>
        </Button>
        <IconButton
          size="small"
          variant="secondary"
          label={t`New page with examples`}
          icon={<LayoutTemplate size={16} aria-hidden />}
          onClick={() => setIsChoosing(true)}
        />
        <Button
          size="small"
          aria-label={t`Add a chapter`}
          icon={<FolderPlus size={16} aria-hidden />}
          onClick={insertChapter}
        >
          <Trans>Chapter</Trans>
        </Button>
        <IconButton
          size="small"
          variant="secondary"
          label={first ? t`Keep as a template` : t`Keep as a template: select a chapter or a page first`}
          icon={<BookmarkPlus size={16} aria-hidden />}
          disabled={first === undefined}
          accessibleWhenDisabled
          onClick={() => setKeeping(true)}
        />
      </div>
      {/* Always there, so that the tree below does not move with the selection. */}
      <Toolbar label={t`Selected element`} className={styles.actions}>
        <Action label={t`Move up`} icon={ArrowUp} disabled={isCourse} onClick={() => parts.step(slugs, -1)} />
        <Action label={t`Move down`} icon={ArrowDown} disabled={isCourse} onClick={() => parts.step(slugs, 1)} />
        <Action label={t`Duplicate`} icon={CopyPlus} disabled={isCourse} onClick={() => parts.duplicate(slugs)} />
        <Action label={t`Copy`} icon={Copy} disabled={isCourse} onClick={() => parts.copy(slugs)} />
        <Action label={t`Cut`} icon={Scissors} disabled={isCourse} onClick={() => parts.cut(slugs)} />
        <Action
          label={t`Paste`}
          icon={ClipboardPaste}
          disabled={!parts.canPaste(selected)}
          onClick={() => parts.paste(selected)}
        />
        <Action label={t`Comment`} icon={MessageSquarePlus} disabled={false} onClick={() => comments.begin(selected)} />
        <Action label={t`Delete`} icon={Trash2} disabled={isCourse} onClick={() => parts.remove(slugs)} />
      </Toolbar>
      <p className={styles.count} role="status">
        {marked.size > 1 && <Trans>{marked.size} selected</Trans>}
      </p>
      {isChoosing && <PageGallery onChoose={insertPages} onClose={() => setIsChoosing(false)} />}
      {isKeeping && first && (
        <KeepDialog
          templates={office.pageTemplates}
          slugs={slugs}
          title={first.description}
          onClose={() => setKeeping(false)}
        />
      )}
    </div>
  );
}

interface ActionProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function Action({ icon: Icon, ...rest }: ActionProps) {
  return (
    <ToolbarItem>
      <IconButton size="small" icon={<Icon size={16} aria-hidden />} accessibleWhenDisabled {...rest} />
    </ToolbarItem>
  );
}
