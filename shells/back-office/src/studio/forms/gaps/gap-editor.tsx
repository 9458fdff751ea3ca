// Knows how one gap of a text is written: its answer, how it is filled, and its hint.
import { type Gap, type GapMode, MOST_WORDS } from "@academiz/domain/games";
import { RadioGroup } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ItemFrame } from "../item/item-frame.tsx";
import { LinesField } from "../item/lines-field.tsx";
import { TextField } from "../item/text-field.tsx";

export interface GapEditorProps {
  readonly gap: Gap;
  /** From 1. */
  readonly number: number;
  readonly answer: string;
  readonly sample: readonly string[] | undefined;
  readonly onAnswer: (answer: string) => void;
  readonly onChange: (field: string, part: Partial<Omit<Gap, "slug">>) => void;
  readonly onRemove: () => void;
}

export function GapEditor({ gap, number, answer, sample, onAnswer, onChange, onRemove }: GapEditorProps) {
  const { t } = useLingui();
  const { mode, alternatives, wrong, hint } = gap;
  return (
    <ItemFrame name={t`Gap ${number}`} sample={sample} isFirst={false} isLast={false} onRemove={onRemove}>
      <TextField label={t`Right answer`} part={`text:${number}`} value={answer} onWrite={onAnswer} />
      <RadioGroup<GapMode>
        label={t`Learners`}
        direction="row"
        options={[
          { value: "type", label: <Trans>type it</Trans> },
          { value: "choose", label: <Trans>choose it from a list</Trans> },
          { value: "token", label: <Trans>take it from the words above the text</Trans> },
        ]}
        value={mode}
        onValueChange={(value) => onChange("mode", { mode: value })}
      />
      {mode === "type" && (
        <LinesField
          label={t`Other right answers`}
          help={t`One a line.`}
          most={MOST_WORDS}
          value={alternatives}
          onWrite={(lines) => onChange("alternatives", { alternatives: lines })}
        />
      )}
      {mode === "choose" && (
        <LinesField
          label={t`Wrong answers of the list`}
          help={t`One a line.`}
          most={MOST_WORDS}
          value={wrong}
          onWrite={(lines) => onChange("wrong", { wrong: lines })}
        />
      )}
      <TextField label={t`Hint`} optional value={hint} onWrite={(value) => onChange("hint", { hint: value })} />
    </ItemFrame>
  );
}
