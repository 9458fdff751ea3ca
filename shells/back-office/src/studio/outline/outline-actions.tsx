// Knows what can be added to the outline and done to what is selected in it.
import {
  addChapter,
  addSlide,
  duplicateSlide,
  findChapterOfSlide,
  moveChapter,
  moveSlide,
  NEW_TITLES,
  removeChapter,
  removeSlide,
} from "@academiz/domain/editing";
import type { Learniz } from "@academiz/domain/learniz";
import { Button, IconButton, Toolbar, ToolbarItem } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, Copy, FilePlus, FolderPlus, Trash2 } from "lucide-react";
import { useStudio } from "../common/studio-context.ts";
import { COURSE } from "../common/studio-search.ts";
import { findInOutline, findPageTitle } from "../common/use-focus-soon.ts";
import * as styles from "./outline.css.ts";

export function OutlineActions({ selected }: { readonly selected: string }) {
  const { t } = useLingui();
  const { learniz, change, tellLosses, random, select, focusSoon } = useStudio();
  const chapter = learniz.chapters.find(({ slug }) => slug === selected);
  const owner = chapter ?? findChapterOfSlide(learniz, selected) ?? learniz.chapters.at(-1);
  const titles = NEW_TITLES[learniz.local];
  const isCourse = selected === COURSE;
  const isSlide = !chapter && !isCourse;
  const apply = (field: string, edit: (learniz: Learniz) => Learniz) => {
    // The new element must be known before the tree can go to it: the same edit, made once.
    const next = edit(learniz);
    change(field, () => next);
    const known = new Set(listSlugs(learniz));
    return listSlugs(next).find((slug) => !known.has(slug));
  };
  const goToNew = (slug: string | undefined, find: (slug: string) => () => HTMLElement | null) => {
    if (slug === undefined) return;
    select(slug);
    focusSoon(find(slug));
  };
  const insertSlide = () => {
    if (!owner) return insertChapter();
    const title = titles.slide;
    const after = isSlide ? selected : null;
    const edit = (own: Learniz) => addSlide(own, { chapterSlug: owner.slug, after, title }, random);
    goToNew(apply("add", edit), findPageTitle);
  };
  const insertChapter = () => {
    const options = { after: owner?.slug ?? null, title: titles.chapter, slideTitle: titles.slide };
    goToNew(
      apply("add", (own) => addChapter(own, options, random)),
      findInOutline,
    );
  };
  const duplicate = () =>
    goToNew(
      apply("add", (own) => duplicateSlide(own, selected, random)),
      findPageTitle,
    );
  const step = (by: -1 | 1) => {
    change(`move:${selected}`, (own) => (chapter ? moveChapter(own, selected, by) : moveSlide(own, selected, by)));
    tellLosses(t`Page moved`, "if-rules-went");
  };
  const remove = () => {
    const next = findNeighbour(learniz, selected) ?? COURSE;
    change(`remove:${selected}`, (own) => (chapter ? removeChapter(own, selected) : removeSlide(own, selected)));
    select(next);
    focusSoon(findInOutline(next));
    tellLosses(chapter ? t`Chapter deleted` : t`Page deleted`, "always");
  };
  return (
    <div className={styles.head}>
      <div className={styles.actions}>
        <Button size="small" aria-label={t`Add a page`} icon={<FilePlus size={16} aria-hidden />} onClick={insertSlide}>
          <Trans>Page</Trans>
        </Button>
        <Button
          size="small"
          aria-label={t`Add a chapter`}
          icon={<FolderPlus size={16} aria-hidden />}
          onClick={insertChapter}
        >
          <Trans>Chapter</Trans>
        </Button>
      </div>
      {/* Always there: the tree below stands still, whatever is selected in it. */}
      <Toolbar label={t`Selected element`} className={styles.actions}>
        <ToolbarItem>
          <IconButton
            size="small"
            label={t`Move up`}
            icon={<ArrowUp size={16} aria-hidden />}
            disabled={isCourse}
            accessibleWhenDisabled
            onClick={() => step(-1)}
          />
        </ToolbarItem>
        <ToolbarItem>
          <IconButton
            size="small"
            label={t`Move down`}
            icon={<ArrowDown size={16} aria-hidden />}
            disabled={isCourse}
            accessibleWhenDisabled
            onClick={() => step(1)}
          />
        </ToolbarItem>
        <ToolbarItem>
          <IconButton
            size="small"
            label={t`Duplicate the page`}
            icon={<Copy size={16} aria-hidden />}
            disabled={!isSlide}
            accessibleWhenDisabled
            onClick={duplicate}
          />
        </ToolbarItem>
        <ToolbarItem>
          <Button
            size="small"
            variant="quiet"
            icon={<Trash2 size={16} aria-hidden />}
            disabled={isCourse}
            accessibleWhenDisabled
            onClick={remove}
          >
            <Trans>Delete</Trans>
          </Button>
        </ToolbarItem>
      </Toolbar>
    </div>
  );
}

/** What stands after a chapter or a page among its own, else before it, else what it stands in. */
function findNeighbour({ chapters }: Learniz, selected: string): string | undefined {
  const at = chapters.findIndex(({ slug }) => slug === selected);
  if (at >= 0) return (chapters[at + 1] ?? chapters[at - 1])?.slug;
  for (const { slug: chapter, slides } of chapters) {
    const index = slides.findIndex(({ slug }) => slug === selected);
    if (index >= 0) return (slides[index + 1] ?? slides[index - 1])?.slug ?? chapter;
  }
}

/** In the order of the outline. */
const listSlugs = ({ chapters }: Learniz): readonly string[] =>
  chapters.flatMap(({ slug, slides }) => [slug, ...slides.map((slide) => slide.slug)]);
