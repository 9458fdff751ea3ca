// Knows how a branching story is written: its map, its points, its characters and flags, then its scenes.
import {
  addScene,
  changeScene,
  keepScene,
  leadToNew,
  MOST_SCENES,
  moveScene,
  removeScene,
  type ScenePart,
  type StoryScoring,
  setStory,
} from "@academiz/domain/games";
import { Checkbox, RadioGroup } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { AddButton } from "../item/add-button.tsx";
import { ItemFrame } from "../item/item-frame.tsx";
import { FlawList } from "../ways/flaw-list.tsx";
import { useFlaws } from "../ways/use-flaws.ts";
import { WaysMap } from "../ways/ways-map.tsx";
import { CastEditor } from "./cast-editor.tsx";
import { FlagsEditor } from "./flags-editor.tsx";
import { SceneEditor } from "./scene-editor.tsx";

export function StoryForm(props: GameFormProps<"ACADEMIZ_STORY">) {
  const { game, random, change, focusPart } = props;
  const { t } = useLingui();
  const { scenes, scoring, mayGoBack = false } = game.content;
  const flaws = useFlaws(game);
  const nameOf = (number: number) => {
    const { title = "", text = "" } = scenes[number - 1] ?? {};
    return title || text || t`Scene ${number}`;
  };
  const go = (number: number) => focusPart(`text:${number}`);
  return (
    <>
      <WaysMap
        items={scenes.map(({ slug, ways, ending }, index) => ({
          slug,
          name: nameOf(index + 1),
          links: ending ? [] : ways.map(({ to }) => to),
          isEnd: ending !== undefined,
          isFlawed: flaws.some(({ number }) => number === index + 1),
        }))}
        onGo={go}
      />
      <FlawList flaws={flaws} name={(number) => `${number}. ${nameOf(number)}`} onGo={go} />
      <RadioGroup<StoryScoring>
        label={t`What the story is worth`}
        options={[
          { value: "none", label: <Trans>Nothing: it is done once it ends</Trans> },
          { value: "endings", label: <Trans>What its ending is worth</Trans> },
          { value: "points", label: <Trans>The points of the choices, out of the most there can be</Trans> },
        ]}
        value={scoring}
        onValueChange={(value) => change("scoring", (own) => setStory(own, { scoring: value }))}
      />
      <Checkbox
        checked={mayGoBack}
        onCheckedChange={(value) => change("back", (own) => setStory(own, { mayGoBack: value }))}
      >
        <Trans>Learners may take a choice back</Trans>
      </Checkbox>
      <CastEditor {...props} />
      <FlagsEditor {...props} />
      <ol className={styles.items}>
        {scenes.map((scene, index) => {
          const { slug, sample } = scene;
          const number = index + 1;
          return (
            <ItemFrame
              key={slug}
              name={number === 1 ? t`Scene 1, where it begins` : t`Scene ${number}`}
              sample={sample}
              isFirst={index === 0}
              isLast={number === scenes.length}
              isNeeded={scenes.length === 1}
              onKeep={() => change("keep", (own) => keepScene(own, slug))}
              onMove={(step) => change("move", (own) => moveScene(own, slug, step))}
              onRemove={() => change("remove", (own) => removeScene(own, slug))}
            >
              <SceneEditor
                content={game.content}
                scene={scene}
                number={number}
                random={random}
                nameOf={nameOf}
                onChange={(field: string, part: ScenePart) =>
                  change(`${field}:${slug}`, (own) => changeScene(own, slug, part))
                }
                onLeadToNew={(way) => change("new-scene", (own) => leadToNew(own, slug, way, random))}
              />
            </ItemFrame>
          );
        })}
      </ol>
      <AddButton isFull={scenes.length >= MOST_SCENES} onAdd={() => change("add", (own) => addScene(own, random))}>
        <Trans>Add a scene</Trans>
      </AddButton>
    </>
  );
}
