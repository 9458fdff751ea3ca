// Knows how the question of a card is written, if it has one: options of which one or several are right.
import { askOnCard, type CardPart, type CarouselCard, writeAsked, writeSeveral } from "@academiz/domain/games";
import { Button, Checkbox } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { OptionsEditor } from "../choice/options-editor.tsx";
import * as styles from "../form.css.ts";
import { AddButton } from "../item/add-button.tsx";
import { TextField } from "../item/text-field.tsx";

export interface CardQuestionProps {
  readonly card: CarouselCard;
  readonly number: number;
  readonly random: () => number;
  readonly focusPart: (part: string) => void;
  readonly onChange: (field: string, part: CardPart) => void;
}

export function CardQuestion({ card, number, random, focusPart, onChange }: CardQuestionProps) {
  const { t } = useLingui();
  const { question, sample } = card;
  const ask = (options: readonly string[]) => {
    onChange("ask", askOnCard(options, random));
    focusPart(`question:${number}`);
  };
  if (!question) {
    return (
      <div className={styles.row}>
        <AddButton isFull={false} onAdd={() => ask(["", ""])}>
          <Trans>Ask something on this card</Trans>
        </AddButton>
        <AddButton isFull={false} onAdd={() => ask([t`True`, t`False`])}>
          <Trans>Ask whether something is true</Trans>
        </AddButton>
      </div>
    );
  }
  const isSample = sample?.includes("question");
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>
        <Trans>Question on this card</Trans>
      </legend>
      <TextField
        label={t`Question`}
        part={`question:${number}`}
        value={question.text}
        isSample={isSample}
        onWrite={(text) => onChange("question", writeAsked(card, { text }))}
      />
      <Checkbox
        checked={question.several}
        onCheckedChange={(several) => onChange("several", writeAsked(card, writeSeveral(question, several)))}
      >
        <Trans>Several answers may be right</Trans>
      </Checkbox>
      <OptionsEditor
        question={{ ...question, sample: isSample ? ["options"] : undefined }}
        part={`answers:${number}`}
        random={random}
        onChange={(field, part) => onChange(field, writeAsked(card, part))}
      />
      <TextField
        label={t`Explanation`}
        help={t`Shown after the answer.`}
        optional
        rows={2}
        part={`explanation:${number}`}
        value={question.explanation}
        isSample={isSample}
        onWrite={(explanation) => onChange("explanation", writeAsked(card, { explanation }))}
      />
      <div>
        <Button
          size="small"
          variant="quiet"
          icon={<Trash2 size={16} aria-hidden />}
          onClick={() => onChange("unask", { question: undefined })}
        >
          <Trans>Take the question away</Trans>
        </Button>
      </div>
    </fieldset>
  );
}
