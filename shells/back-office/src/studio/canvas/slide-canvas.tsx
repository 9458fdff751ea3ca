// Knows how a slide is edited in place: its title, then its blocks with room for more between them.
import { addInteractivity, changeSlide, createTextBox, createTrueFalseGame } from "@academiz/domain/editing";
import type { Chapter, Slide } from "@academiz/domain/learniz";
import { Button, Menu, MenuItem } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleHelp, Plus, Type } from "lucide-react";
import { useStudio } from "../studio-context.ts";
import { Block } from "./block.tsx";
import * as styles from "./canvas.css.ts";

export interface SlideCanvasProps {
  readonly chapter: Chapter;
  readonly slide: Slide;
}

export function SlideCanvas({ chapter, slide }: SlideCanvasProps) {
  const { t } = useLingui();
  const { change } = useStudio();
  return (
    <div className={styles.page}>
      <div>
        <p className={styles.eyebrow}>{chapter.title}</p>
        <input
          className={styles.title}
          aria-label={t`Title of the page`}
          placeholder={t`Title of the page`}
          value={slide.description}
          onChange={({ target: { value } }) =>
            change(`title:${slide.slug}`, (learniz) =>
              changeSlide(learniz, slide.slug, (own) => ({ ...own, description: value })),
            )
          }
        />
      </div>
      {slide.interactivities.map((interactivity, index) => (
        <Block
          key={interactivity.slug}
          interactivity={interactivity}
          number={index + 1}
          isFirst={index === 0}
          isLast={index === slide.interactivities.length - 1}
        >
          <InsertMenu slide={slide} after={interactivity.slug} />
        </Block>
      ))}
      {slide.interactivities.length === 0 && <InsertMenu slide={slide} after={null} />}
    </div>
  );
}

function InsertMenu({ slide, after }: { readonly slide: Slide; readonly after: string | null }) {
  const { t } = useLingui();
  const { learniz, change, random } = useStudio();
  return (
    <div className={styles.insert}>
      <Menu
        trigger={
          <Button size="small" variant="quiet" icon={<Plus size={16} aria-hidden />}>
            <Trans>Add a block</Trans>
          </Button>
        }
      >
        <MenuItem
          icon={<Type size={20} aria-hidden />}
          note={t`Words, lists, links`}
          onClick={() => change("add", (own) => addInteractivity(own, slide.slug, after, createTextBox(random)))}
        >
          <Trans>Text</Trans>
        </MenuItem>
        <MenuItem
          icon={<CircleHelp size={20} aria-hidden />}
          note={t`A game with a score`}
          onClick={() =>
            change("add", (own) => addInteractivity(own, slide.slug, after, createTrueFalseGame(learniz.local, random)))
          }
        >
          <Trans>True or false?</Trans>
        </MenuItem>
      </Menu>
    </div>
  );
}
