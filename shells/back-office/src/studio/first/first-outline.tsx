// Knows the outline of a course that is read while the studio is on its way: its pages open, its tools wait.
import type { Learniz } from "@academiz/domain/learniz";
import { Button, ComingTree, IconButton, VisuallyHidden } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  ArrowDown,
  ArrowUp,
  BookmarkPlus,
  BookOpen,
  ClipboardPaste,
  Copy,
  CopyPlus,
  FilePlus,
  FileText,
  Folder,
  FolderPlus,
  LayoutTemplate,
  Lock,
  type LucideIcon,
  MessageSquarePlus,
  Scissors,
  Trash2,
} from "lucide-react";
import { COURSE } from "../common/studio-search.ts";
import * as styles from "../outline/outline.css.ts";

export interface FirstOutlineProps {
  readonly learniz: Learniz;
  readonly selected: string;
  readonly onSelect: (slug: string) => void;
}

export function FirstOutline({ learniz, selected, onSelect }: FirstOutlineProps) {
  const { t } = useLingui();
  const lock = (isLocked: boolean) =>
    isLocked && (
      <>
        <Lock size={16} aria-hidden />
        <VisuallyHidden>{t`has a condition`}</VisuallyHidden>
      </>
    );
  const nodes = [
    { id: COURSE, label: learniz.context.title || t`The course`, icon: <BookOpen size={16} aria-hidden /> },
    ...learniz.chapters.map((chapter, chapterIndex) => ({
      id: chapter.slug,
      label: chapter.title || t`Chapter ${chapterIndex + 1}`,
      icon: <Folder size={16} aria-hidden />,
      badges: lock(chapter.requirements.length > 0),
      children: chapter.slides.map((slide, slideIndex) => ({
        id: slide.slug,
        label: slide.description || t`Page ${slideIndex + 1}`,
        icon: <FileText size={16} aria-hidden />,
        badges: lock(slide.requirements.length > 0),
      })),
    })),
  ];
  return (
    <div className={styles.outline}>
      <div className={styles.head}>
        <div className={styles.actions}>
          <Button size="small" aria-label={t`Add a page`} icon={<FilePlus size={16} aria-hidden />} disabled>
            <Trans>Page</Trans>
          </Button>
          <Tool label={t`New page with examples`} icon={LayoutTemplate} isFramed />
          <Button size="small" aria-label={t`Add a chapter`} icon={<FolderPlus size={16} aria-hidden />} disabled>
            <Trans>Chapter</Trans>
          </Button>
          <Tool label={t`Keep as a template`} icon={BookmarkPlus} isFramed />
        </div>
        <div className={styles.actions}>
          <Tool label={t`Move up`} icon={ArrowUp} />
          <Tool label={t`Move down`} icon={ArrowDown} />
          <Tool label={t`Duplicate`} icon={CopyPlus} />
          <Tool label={t`Copy`} icon={Copy} />
          <Tool label={t`Cut`} icon={Scissors} />
          <Tool label={t`Paste`} icon={ClipboardPaste} />
          <Tool label={t`Comment`} icon={MessageSquarePlus} />
          <Tool label={t`Delete`} icon={Trash2} />
        </div>
      </div>
      <ComingTree label={t`Outline`} nodes={nodes} selected={selected} onSelect={onSelect} />
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isFramed?: boolean;
}

const Tool = ({ label, icon: Icon, isFramed = false }: ToolProps) => (
  <IconButton
    size="small"
    variant={isFramed ? "secondary" : "quiet"}
    label={label}
    icon={<Icon size={16} aria-hidden />}
    disabled
  />
);
