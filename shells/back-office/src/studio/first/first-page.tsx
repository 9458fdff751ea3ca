// Knows how a page of a course is read while the studio is on its way, in the boxes in which it is written.
import type { Chapter, Interactivity, Learniz, Slide } from "@academiz/domain/learniz";
import { AddButton, Button, IconButton } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, EllipsisVertical, FileText, GripVertical, Play, Trash2 } from "lucide-react";
import { Fragment } from "react";
import * as styles from "../canvas/canvas.css.ts";
import { KIND_WORDS } from "../common/kind-words.ts";
import * as form from "../forms/form.css.ts";
import { ReadText } from "../rich-text/reading/read-text.tsx";

export interface FirstPageProps {
  readonly learniz: Learniz;
  readonly selected: string;
  readonly onSelect: (slug: string) => void;
}

export function FirstPage({ learniz, selected, onSelect }: FirstPageProps) {
  for (const chapter of learniz.chapters) {
    const slide = chapter.slides.find(({ slug }) => slug === selected);
    if (slide) return <ReadSlide chapter={chapter} slide={slide} />;
  }
  return <Overview learniz={learniz} selected={selected} onSelect={onSelect} />;
}

function ReadSlide({ chapter, slide }: { readonly chapter: Chapter; readonly slide: Slide }) {
  const { t } = useLingui();
  const add = (
    <div className={styles.insert}>
      <AddButton disabled>
        <Trans>Add a block</Trans>
      </AddButton>
    </div>
  );
  return (
    <div className={styles.page}>
      <div>
        <div className={styles.above}>
          <p className={styles.eyebrow}>{chapter.title}</p>
        </div>
        <input
          className={styles.title}
          data-page={slide.slug}
          aria-label={t`Title of the page`}
          placeholder={t`Title of the page`}
          value={slide.description}
          readOnly
        />
      </div>
      {slide.interactivities.map((one, index) => (
        <Fragment key={one.slug}>
          <ReadBlock one={one} number={index + 1} />
          {add}
        </Fragment>
      ))}
      {slide.interactivities.length === 0 && add}
    </div>
  );
}

function ReadBlock({ one, number }: { readonly one: Interactivity; readonly number: number }) {
  const { t, i18n } = useLingui();
  const name = i18n._(KIND_WORDS[one.type].name);
  return (
    <section className={styles.block} data-block={one.slug} tabIndex={-1} aria-label={t`Block ${number}: ${name}`}>
      <header className={form.head}>
        <span className={styles.grip} aria-hidden>
          <GripVertical size={16} aria-hidden />
        </span>
        <span className={form.name}>{name}</span>
        {one.type === "game" && (
          <IconButton size="small" label={t`Try block ${number}`} icon={<Play size={16} aria-hidden />} disabled />
        )}
        <IconButton size="small" label={t`Move block ${number} up`} icon={<ArrowUp size={16} aria-hidden />} disabled />
        <IconButton
          size="small"
          label={t`Move block ${number} down`}
          icon={<ArrowDown size={16} aria-hidden />}
          disabled
        />
        <IconButton
          size="small"
          label={t`Other actions on block ${number}`}
          icon={<EllipsisVertical size={16} aria-hidden />}
          disabled
        />
        <Button
          size="small"
          variant="quiet"
          icon={<Trash2 size={16} aria-hidden />}
          aria-label={t`Delete block ${number}`}
          disabled
        >
          <Trans>Delete</Trans>
        </Button>
      </header>
      {one.type === "text-box" && <ReadText blocks={one.data.boxes[0]?.contents[0]?.nodes ?? []} />}
    </section>
  );
}

function Overview({ learniz, selected, onSelect }: FirstPageProps) {
  const { t } = useLingui();
  const chapter = learniz.chapters.find(({ slug }) => slug === selected);
  return (
    <div className={styles.page}>
      <div className={styles.above}>
        <p className={styles.eyebrow}>{chapter ? <Trans>Chapter</Trans> : <Trans>Course</Trans>}</p>
      </div>
      <h2 data-page={selected} tabIndex={-1}>
        {(chapter ? chapter.title : learniz.context.title) || t`Without a title`}
      </h2>
      {(chapter ? [chapter] : learniz.chapters).map(({ slug, title, slides }) => (
        <section key={slug} className={styles.block}>
          {!chapter && <h3>{title}</h3>}
          <ul className={styles.slides}>
            {slides.map((slide, index) => (
              <li key={slide.slug}>
                <Button variant="quiet" icon={<FileText size={20} aria-hidden />} onClick={() => onSelect(slide.slug)}>
                  {slide.description || t`Page ${index + 1}`}
                </Button>
              </li>
            ))}
          </ul>
          {slides.length === 0 && (
            <p className={styles.kept}>
              <Trans>No page yet.</Trans>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
