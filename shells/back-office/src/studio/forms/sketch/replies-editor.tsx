// Knows how the replies of a line are written: their words, which of them are good, and the other's answers.
import {
  addReply,
  changeReply,
  LEAST_REPLIES,
  type LinePart,
  MOST_REPLIES,
  removeReply,
  type SketchLine,
} from "@academiz/domain/games";
import { Checkbox } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../form.css.ts";
import { AddButton } from "../item/add-button.tsx";
import { DeleteButton } from "../item/delete-button.tsx";
import { TextField } from "../item/text-field.tsx";
import * as own from "./sketch.css.ts";

export interface RepliesEditorProps {
  readonly line: SketchLine;
  readonly number: number;
  readonly random: () => number;
  readonly onChange: (field: string, part: LinePart) => void;
}

export function RepliesEditor({ line, number, random, onChange }: RepliesEditorProps) {
  const { t } = useLingui();
  const { replies, sample } = line;
  const isSample = sample?.includes("replies");
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>
        <Trans>Replies</Trans>
      </legend>
      {replies.map(({ slug, text, right, answer }, index) => (
        <div key={slug} className={own.reply}>
          <div className={own.line}>
            <TextField
              label={t`Reply ${index + 1}`}
              {...(index === 0 && { part: `text:${number}` })}
              value={text}
              isSample={isSample}
              onWrite={(value) => onChange(`reply-${slug}`, changeReply(line, slug, { text: value }))}
            />
            <DeleteButton
              label={t`Delete reply ${index + 1}`}
              isNeeded={replies.length <= LEAST_REPLIES}
              onDelete={() => onChange("remove-reply", removeReply(line, slug))}
            />
          </div>
          <Checkbox
            checked={right}
            // At least one good reply must remain.
            disabled={right && replies.filter((one) => one.right).length === 1}
            onCheckedChange={(value) => onChange("right", changeReply(line, slug, { right: value }))}
          >
            <Trans>It is a good reply</Trans>
          </Checkbox>
          <TextField
            label={t`What the other answers`}
            optional
            value={answer}
            isSample={isSample}
            onWrite={(value) => onChange(`answer-${slug}`, changeReply(line, slug, { answer: value }))}
          />
        </div>
      ))}
      <AddButton isFull={replies.length >= MOST_REPLIES} onAdd={() => onChange("add-reply", addReply(line, random))}>
        <Trans>Add a reply</Trans>
      </AddButton>
    </fieldset>
  );
}
