// Knows how a piece is drawn: a button that is picked up, and that a pointer drags.
import type { Verdict } from "@academiz/domain/games";
import { Trans } from "@lingui/react/macro";
import { GripVertical } from "lucide-react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../../visually-hidden/visually-hidden.tsx";
import { VERDICT_ICONS } from "../why.tsx";
import { useHand } from "./hand.ts";
import * as styles from "./pick-and-place.css.ts";

export interface PieceProps {
  readonly id: string;
  /** The place where it stands: pressing it there lets the place take the held piece. */
  readonly place?: string;
  /** Null until the game is submitted. */
  readonly verdict?: Verdict | null;
  readonly isWide?: boolean;
  /** What it looks like, where that is more than its name; screen readers hear the same. */
  readonly face?: ReactNode;
}

export function Piece({ id, place, verdict = null, isWide = false, face }: PieceProps) {
  const { picked, isDone, drag, nameOf, pick, place: put, cancel } = useHand();
  const isPicked = picked === id;
  const isTarget = picked !== null && !isPicked && place !== undefined;
  const dragged = drag.drag?.piece === id ? drag.drag : null;
  const Icon = verdict ? VERDICT_ICONS[verdict] : GripVertical;
  const press = () => {
    if (drag.takeClick()) return;
    if (isPicked) cancel();
    else if (isTarget && place !== undefined) put(place);
    else pick(id);
  };
  return (
    <button
      type="button"
      data-piece={id}
      data-stop={isTarget ? "" : undefined}
      aria-pressed={isPicked}
      disabled={isDone}
      className={styles.piece({ isPicked, verdict: verdict ?? undefined, isWide, isDragged: dragged !== null })}
      style={dragged ? { transform: `translate(${dragged.x}px, ${dragged.y}px)` } : undefined}
      onClick={press}
      {...(isDone ? {} : drag.handlers(id))}
    >
      <Icon size={16} className={styles.icon} aria-hidden />
      {face || <span>{nameOf(id)}</span>}
      {verdict && <VerdictWords verdict={verdict} />}
    </button>
  );
}

/** For screen readers: the mark shows the same to the eye. */
export const VerdictWords = ({ verdict }: { readonly verdict: Verdict }) => (
  <VisuallyHidden>
    {": "}
    {verdict === "right" ? (
      <Trans>right</Trans>
    ) : verdict === "partly" ? (
      <Trans>partly right</Trans>
    ) : verdict === "blank" ? (
      <Trans>not answered</Trans>
    ) : (
      <Trans>wrong</Trans>
    )}
  </VisuallyHidden>
);
