// Knows how the parts of a picture are marked: by buttons in order, on the picture, and under it where some are too
// small.
import type { FindView, GamePicture, SpotView } from "@academiz/domain/games";
import { useLingui } from "@lingui/react/macro";
import { CircleCheck, CircleX, Square, SquareCheck } from "lucide-react";
import { useRef } from "react";
import { VisuallyHidden } from "../../visually-hidden/visually-hidden.tsx";
import * as board from "../common/board/board.css.ts";
import { Board, placeArea } from "../common/board/board.tsx";
import { useSize } from "../common/board/use-size.ts";
import { VerdictWords } from "../common/pick-and-place/piece.tsx";
import * as styles from "./hotspot.css.ts";

/** The smallest size in pixels that a finger hits. */
const LEAST = 44;

export interface SpotsProps {
  readonly picture: GamePicture;
  readonly areas: readonly SpotView[];
  readonly question: FindView;
  readonly isHidden: boolean;
  readonly isDone: boolean;
  /** True when no more may be marked. */
  readonly isFull: boolean;
  readonly onMark: (slug: string) => void;
}

export function Spots({ picture, areas, question, isHidden, isDone, isFull, onMark }: SpotsProps) {
  const { t } = useLingui();
  const element = useRef<HTMLDivElement>(null);
  const size = useSize(element);
  const isSmall = ({ width, height }: SpotView) =>
    size.width > 0 && ((width * size.width) / 100 < LEAST || (height * size.height) / 100 < LEAST);
  const isListed = areas.some(isSmall);
  const drawn = areas.map((area) => {
    const { slug, number, name, description } = area;
    const isMarked = question.marked.includes(slug);
    const verdict = isDone ? readMark(question, slug) : undefined;
    return {
      ...{ area, verdict, isMarked, Box: isMarked ? SquareCheck : Square },
      // A neutral name until the end, since the name of the part is the answer.
      name: isDone ? t`Zone ${number}: ${name}` : description ? t`Zone ${number}: ${description}` : t`Zone ${number}`,
      button: {
        type: "button" as const,
        disabled: isDone,
        "aria-pressed": isMarked,
        "aria-disabled": isFull && !isMarked ? true : undefined,
        onClick: () => (isFull && !isMarked ? undefined : onMark(slug)),
      },
    };
  });
  return (
    <>
      <Board ref={element} picture={picture}>
        {drawn.map(({ area, name, verdict, isMarked, button }) => (
          <button
            key={area.slug}
            {...button}
            {...(isListed && { tabIndex: -1, "aria-hidden": true })}
            className={styles.spot({ isMarked, verdict, isHidden: isHidden && !isDone })}
            style={placeArea(area)}
          >
            <VisuallyHidden>{name}</VisuallyHidden>
            {(!isHidden || isDone) && (
              <span className={board.corner} aria-hidden>
                {area.number}
              </span>
            )}
            {verdict && <Mark verdict={verdict} />}
          </button>
        ))}
      </Board>
      {isListed && (
        <div className={styles.listed}>
          {drawn.map(({ area, name, verdict, isMarked, button, Box }) => (
            <button key={area.slug} {...button} className={styles.chip({ isMarked, verdict })}>
              {verdict ? <Mark verdict={verdict} /> : <Box size={20} aria-hidden />}
              <span>{name}</span>
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** Once it is judged: the mark of a right part, and of a wrong one that was chosen. */
function readMark({ areas, marked }: FindView, slug: string): "right" | "wrong" | undefined {
  if (areas.includes(slug)) return "right";
  return marked.includes(slug) ? "wrong" : undefined;
}

function Mark({ verdict }: { readonly verdict: "right" | "wrong" }) {
  const Icon = verdict === "right" ? CircleCheck : CircleX;
  return (
    <>
      <span className={board.number}>
        <Icon size={20} aria-hidden />
      </span>
      <VerdictWords verdict={verdict} />
    </>
  );
}
