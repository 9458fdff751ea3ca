// Knows how a slide is edited in place: its title, then its blocks with room for more between them.
import { addInteractivity, changeSlide } from "@academiz/domain/editing";
import type { Chapter, Interactivity, Slide } from "@academiz/domain/learniz";
import { AddButton, Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ClipboardPaste } from "lucide-react";
import { Fragment, memo, useState } from "react";
import { CommentMark } from "../comments/comment-mark.tsx";
import { selectNewTitle } from "../common/select-new-title.ts";
import { useStudio } from "../common/studio-context.ts";
import { findBlockText } from "../common/use-focus-soon.ts";
import { useParts } from "../parts/use-parts.ts";
import { Block } from "./block.tsx";
import * as styles from "./canvas.css.ts";
import { BlockGallery } from "./late-editors.ts";

export interface SlideCanvasProps {
  readonly chapter: Chapter;
  readonly slide: Slide;
}

export function SlideCanvas({ chapter, slide }: SlideCanvasProps) {
  const { t } = useLingui();
  const { change, focusSoon } = useStudio();
  return (
    <div className={styles.page}>
      <div>
        <div className={styles.above}>
          <p className={styles.eyebrow}>{chapter.title}</p>
          <CommentMark slug={slide.slug} />
        </div>
        <input
          className={styles.title}
          data-page={slide.slug}
          aria-label={t`Title of the page`}
          placeholder={t`Title of the page`}
          value={slide.description}
          onFocus={selectNewTitle}
          // After the title, Enter goes on to the text, as in a letter.
          onKeyDown={(event) => {
            const [first] = slide.interactivities;
            if (event.key !== "Enter" || event.nativeEvent.isComposing || !first) return;
            event.preventDefault();
            focusSoon(findBlockText(first.slug));
          }}
          onChange={({ target: { value } }) =>
            change(`title:${slide.slug}`, (learniz) =>
              changeSlide(learniz, slide.slug, (own) => ({ ...own, description: value })),
            )
          }
        />
      </div>
      {slide.interactivities.map((interactivity, index) => (
        <Fragment key={interactivity.slug}>
          <Block
            interactivity={interactivity}
            number={index + 1}
            isFirst={index === 0}
            isLast={index === slide.interactivities.length - 1}
          />
          <InsertButton page={slide.slug} after={interactivity.slug} />
        </Fragment>
      ))}
      {slide.interactivities.length === 0 && <InsertButton page={slide.slug} after={null} />}
    </div>
  );
}

interface InsertButtonProps {
  /** The slug of the page. */
  readonly page: string;
  /** The slug of the block before it; null at the start. */
  readonly after: string | null;
}

/** Drawn again only when it changes: a letter in one block redraws no other. */
const InsertButton = memo(function InsertButton({ page, after }: InsertButtonProps) {
  const { change, focusSoon } = useStudio();
  const parts = useParts();
  const [isOpen, setOpen] = useState(false);
  const add = (block: Interactivity) => {
    setOpen(false);
    change("add", (own) => addInteractivity(own, page, after, block));
    focusSoon(findBlockText(block.slug));
  };
  return (
    <div className={styles.insert} data-adding>
      <AddButton onClick={() => setOpen(true)}>
        <Trans>Add a block</Trans>
      </AddButton>
      {parts.canPasteBlocks && (
        <Button
          size="small"
          variant="quiet"
          icon={<ClipboardPaste size={16} aria-hidden />}
          onClick={() => parts.paste(after ?? page)}
        >
          <Trans>Paste</Trans>
        </Button>
      )}
      {isOpen && <BlockGallery onChoose={add} onClose={() => setOpen(false)} />}
    </div>
  );
});
