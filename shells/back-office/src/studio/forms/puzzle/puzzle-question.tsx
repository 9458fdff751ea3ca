// Knows how a question is written whose right answer reveals a part of a picture.
import {
  type ChoiceQuestion,
  changePuzzleQuestion,
  type Game,
  keepPuzzleQuestion,
  movePuzzleQuestion,
  removePuzzleQuestion,
  writeSeveral,
} from "@academiz/domain/games";
import { Checkbox } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { OptionsEditor } from "../choice/options-editor.tsx";
import type { GameFormProps } from "../game-form.ts";
import { ItemFrame } from "../item/item-frame.tsx";
import { TextField } from "../item/text-field.tsx";

export interface PuzzleQuestionProps {
  readonly game: Game<"PUZZLE">;
  readonly question: ChoiceQuestion;
  readonly index: number;
  readonly random: () => number;
  readonly change: GameFormProps<"PUZZLE">["change"];
}

export function PuzzleQuestion({ game: { content }, question, index, random, change }: PuzzleQuestionProps) {
  const { t } = useLingui();
  const { slug, text, several, explanation, sample } = question;
  const number = index + 1;
  const write = (field: string, part: Parameters<typeof changePuzzleQuestion>[2]) =>
    change(`${field}:${slug}`, (own) => changePuzzleQuestion(own, slug, part));
  return (
    <ItemFrame
      name={t`Question ${number}`}
      sample={sample}
      isFirst={index === 0}
      isLast={number === content.questions.length}
      onKeep={() => change("keep", (own) => keepPuzzleQuestion(own, slug))}
      onMove={(step) => change("move", (own) => movePuzzleQuestion(own, slug, step))}
      onRemove={() => change("remove", (own) => removePuzzleQuestion(own, slug))}
    >
      <TextField
        label={t`Question`}
        part={`text:${number}`}
        value={text}
        isSample={sample?.includes("text")}
        onWrite={(value) => write("text", { text: value })}
      />
      <Checkbox checked={several} onCheckedChange={(value) => write("several", writeSeveral(question, value))}>
        <Trans>Several answers may be right</Trans>
      </Checkbox>
      <OptionsEditor question={question} part={`answers:${number}`} random={random} onChange={write} />
      <TextField
        label={t`Explanation`}
        help={t`Shown after the answer.`}
        optional
        rows={2}
        part={`explanation:${number}`}
        value={explanation}
        isSample={sample?.includes("explanation")}
        onWrite={(value) => write("explanation", { explanation: value })}
      />
    </ItemFrame>
  );
}
