// Knows how a slide is edited in place: its title, then its blocks with room for more between them.
import {
  addInteractivity,
  changeSlide,
  createAttachments,
  createCards,
  createGame,
  createTextBox,
} from "@academiz/domain/editing";
import { GAME_TYPES } from "@academiz/domain/games";
import type { Chapter, Interactivity, Slide } from "@academiz/domain/learniz";
import { Button, GAME_WORDS, Menu, MenuItem } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { FlipHorizontal2, GalleryVerticalEnd, Paperclip, Plus, Type } from "lucide-react";
import { selectNewTitle } from "../common/select-new-title.ts";
import { useStudio } from "../common/studio-context.ts";
import { findBlockText } from "../common/use-focus-soon.ts";
import { GAME_FORMS } from "../forms/registry.tsx";
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
          data-page={slide.slug}
          aria-label={t`Title of the page`}
          placeholder={t`Title of the page`}
          value={slide.description}
          onFocus={selectNewTitle}
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
          neighbour={(slide.interactivities[index + 1] ?? slide.interactivities[index - 1])?.slug ?? null}
        >
          <InsertMenu slide={slide} after={interactivity.slug} />
        </Block>
      ))}
      {slide.interactivities.length === 0 && <InsertMenu slide={slide} after={null} />}
    </div>
  );
}

function InsertMenu({ slide, after }: { readonly slide: Slide; readonly after: string | null }) {
  const { t, i18n } = useLingui();
  const { learniz, change, random, focusSoon } = useStudio();
  const add = (block: Interactivity) => {
    change("add", (own) => addInteractivity(own, slide.slug, after, block));
    focusSoon(findBlockText(block.slug));
  };
  return (
    <div className={styles.insert} data-adding>
      <Menu
        trigger={
          <Button size="small" variant="quiet" icon={<Plus size={16} aria-hidden />}>
            <Trans>Add a block</Trans>
          </Button>
        }
      >
        <MenuItem
          icon={<Type size={20} aria-hidden />}
          help={t`Words, lists, links`}
          onClick={() => add(createTextBox(random))}
        >
          <Trans>Text</Trans>
        </MenuItem>
        <MenuItem
          icon={<FlipHorizontal2 size={20} aria-hidden />}
          help={t`A front, and a back to discover`}
          onClick={() => add(createCards("flip-card", learniz.local, random))}
        >
          <Trans>Cards to turn</Trans>
        </MenuItem>
        <MenuItem
          icon={<GalleryVerticalEnd size={20} aria-hidden />}
          help={t`Each opens more before the page`}
          onClick={() => add(createCards("card-modal", learniz.local, random))}
        >
          <Trans>Cards to open</Trans>
        </MenuItem>
        <MenuItem
          icon={<Paperclip size={20} aria-hidden />}
          help={t`Files and links to keep`}
          onClick={() => add(createAttachments(learniz.local, random))}
        >
          <Trans>Files</Trans>
        </MenuItem>
        {GAME_TYPES.map((type) => {
          const { Icon, note } = GAME_FORMS[type];
          return (
            <MenuItem
              key={type}
              icon={<Icon size={20} aria-hidden />}
              help={i18n._(note)}
              onClick={() => add(createGame(type, learniz.local, random))}
            >
              {i18n._(GAME_WORDS[type].name)}
            </MenuItem>
          );
        })}
      </Menu>
    </div>
  );
}
