// Knows how a form with jumps is written: its map, its questions, whether it has a score, and what is read at its end.
import {
  addFormQuestion,
  changeFormQuestion,
  FORM_END,
  type FormPart,
  keepFormQuestion,
  MOST_FORM_QUESTIONS,
  moveFormQuestion,
  removeFormQuestion,
  setForm,
} from "@academiz/domain/games";
import { Checkbox } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../form.css.ts";
import type { GameFormProps } from "../game-form.ts";
import { AddButton } from "../item/add-button.tsx";
import { ItemFrame } from "../item/item-frame.tsx";
import { FlawList } from "../ways/flaw-list.tsx";
import { useFlaws } from "../ways/use-flaws.ts";
import { WaysMap } from "../ways/ways-map.tsx";
import { ProfilesEditor } from "./profiles-editor.tsx";
import { QuestionEditor } from "./question-editor.tsx";

export function JumpFormForm(props: GameFormProps<"JUMP_FORM">) {
  const { game, random, change, focusPart } = props;
  const { t } = useLingui();
  const { questions, scored = false } = game.content;
  const flaws = useFlaws(game);
  const nameOf = (number: number) => questions[number - 1]?.text || t`Question ${number}`;
  const go = (number: number) => focusPart(`text:${number}`);
  return (
    <>
      <WaysMap
        items={questions.map(({ slug, jumps, next }, index) => {
          const follow = (to: string) => (to === "" ? (questions[index + 1]?.slug ?? FORM_END) : to);
          const links = [...jumps.map(({ to }) => follow(to)), follow(next)];
          return {
            ...{ slug, links, name: nameOf(index + 1) },
            isEnd: links.includes(FORM_END),
            isFlawed: flaws.some(({ number }) => number === index + 1),
          };
        })}
        onGo={go}
      />
      <FlawList flaws={flaws} name={(number) => `${number}. ${nameOf(number)}`} onGo={go} />
      <ol className={styles.items}>
        {questions.map((question, index) => {
          const { slug, sample } = question;
          const number = index + 1;
          return (
            <ItemFrame
              key={slug}
              name={t`Question ${number}`}
              sample={sample}
              isFirst={index === 0}
              isLast={number === questions.length}
              isNeeded={questions.length === 1}
              onKeep={() => change("keep", (own) => keepFormQuestion(own, slug))}
              onMove={(step) => change("move", (own) => moveFormQuestion(own, slug, step))}
              onRemove={() => change("remove", (own) => removeFormQuestion(own, slug))}
            >
              <QuestionEditor
                content={game.content}
                question={question}
                number={number}
                random={random}
                nameOf={nameOf}
                onChange={(field: string, part: FormPart) =>
                  change(`${field}:${slug}`, (own) => changeFormQuestion(own, slug, part))
                }
              />
            </ItemFrame>
          );
        })}
      </ol>
      <AddButton
        isFull={questions.length >= MOST_FORM_QUESTIONS}
        onAdd={() => change("add", (own) => addFormQuestion(own, random))}
      >
        <Trans>Add a question</Trans>
      </AddButton>
      <Checkbox
        checked={scored}
        help={<Trans>Otherwise it is done once its end is reached, and counts in no score.</Trans>}
        onCheckedChange={(value) => change("scored", (own) => setForm(own, { scored: value }))}
      >
        <Trans>The answers have points, and the form a score</Trans>
      </Checkbox>
      <ProfilesEditor {...props} />
    </>
  );
}
