// Knows how one gap is drawn: a field, a list, or a place for a word; then its verdict.
import { type GapView, LONGEST_ANSWER, shuffle } from "@academiz/domain/games";
import { useLingui } from "@lingui/react/macro";
import { AnswerInput } from "../common/answer-input.tsx";
import { VerdictWords } from "../common/pick-and-place/piece.tsx";
import { Slot } from "../common/pick-and-place/slot.tsx";
import { VERDICT_ICONS } from "../common/why.tsx";
import * as styles from "./gaps.css.ts";

export interface GapProps {
  readonly gap: GapView;
  readonly name: string;
  /** The word of the bank that stands in it; null without one. */
  readonly token: string | null;
  readonly seed: number;
  readonly isDone: boolean;
  readonly hintId: string | undefined;
  readonly onWrite: (answer: string) => void;
}

export function Gap({ gap, name, token, seed, isDone, hintId, onWrite }: GapProps) {
  const { t } = useLingui();
  const { slug, mode, answer, offers, verdict } = gap;
  const attributes = { "aria-label": name, "aria-describedby": hintId, disabled: isDone };
  if (mode === "token") {
    return <Slot id={slug} name={name} empty={t`empty`} piece={token} verdict={verdict} describedBy={hintId} />;
  }
  const Icon = verdict && VERDICT_ICONS[verdict];
  const className = styles.field({ verdict: verdict ?? undefined });
  return (
    <span className={styles.gap} data-item={slug}>
      {mode === "type" ? (
        // A width that fits the right answer would reveal it.
        <AnswerInput
          {...attributes}
          className={className}
          size={12}
          maxLength={LONGEST_ANSWER}
          value={answer}
          onWrite={onWrite}
        />
      ) : (
        <select {...attributes} className={className} value={answer} onChange={({ target }) => onWrite(target.value)}>
          <option value="">…</option>
          {shuffle(offers, seed, slug).map((offer) => (
            <option key={offer} value={offer}>
              {offer}
            </option>
          ))}
        </select>
      )}
      {Icon && <Icon size={20} aria-hidden />}
      {verdict && <VerdictWords verdict={verdict} />}
    </span>
  );
}
