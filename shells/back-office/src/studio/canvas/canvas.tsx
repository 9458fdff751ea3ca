// Knows the middle pane: the selected slide, edited in place, or the slides of the selected chapter or course.
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { FileText } from "lucide-react";
import { CommentMark } from "../comments/comment-mark.tsx";
import { useLearniz, useStudio } from "../common/studio-context.ts";
import * as styles from "./canvas.css.ts";
import { SlideCanvas } from "./slide-canvas.tsx";

export function Canvas({ selected }: { readonly selected: string }) {
  const learniz = useLearniz();
  for (const chapter of learniz.chapters) {
    const slide = chapter.slides.find(({ slug }) => slug === selected);
    if (slide) return <SlideCanvas key={slide.slug} chapter={chapter} slide={slide} />;
  }
  return <Overview selected={selected} />;
}

function Overview({ selected }: { readonly selected: string }) {
  const { t } = useLingui();
  const learniz = useLearniz();
  const { select } = useStudio();
  const chapter = learniz.chapters.find(({ slug }) => slug === selected);
  return (
    <div className={styles.page}>
      <div className={styles.above}>
        <p className={styles.eyebrow}>{chapter ? <Trans>Chapter</Trans> : <Trans>Course</Trans>}</p>
        <CommentMark slug={selected} />
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
                <Button variant="quiet" icon={<FileText size={20} aria-hidden />} onClick={() => select(slide.slug)}>
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
