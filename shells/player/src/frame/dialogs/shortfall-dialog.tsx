// Knows the end of a course that is not complete: what was reached, what is required, and the quizzes that count, with
// a link to each.
import type { CountingView, CourseView, ShortfallCondition } from "@academiz/application/learniz-player";
import { Button, ScoreMark } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { CircleDashed, Target } from "lucide-react";
import { PlayerDialog } from "../../dialog/player-dialog.tsx";
import { GoThere, type WayThere } from "../../menu/go-there.tsx";
import * as lock from "../../menu/lock-dialog.css.ts";
import * as styles from "./shortfall-dialog.css.ts";

export interface ShortfallDialogProps {
  readonly shortfall: NonNullable<CourseView["shortfall"]>;
  readonly onClose: () => void;
  readonly way: WayThere;
  readonly onLeave?: (() => void) | undefined;
  /** Leads to the page after this one; undefined at the last. */
  readonly onGoOn?: (() => void) | undefined;
}

export function ShortfallDialog({ shortfall, onClose, way, onLeave, onGoOn }: ShortfallDialogProps) {
  const { t } = useLingui();
  const { conditions, isSeen, isLost } = shortfall;
  return (
    <PlayerDialog
      onClose={onClose}
      size="small"
      title={isLost ? t`Not passed` : isSeen ? t`Not passed yet` : t`Not finished yet`}
      description={
        isLost
          ? t`You have seen every page, and no attempt is left: your result stays.`
          : isSeen
            ? t`You have seen every page. This is still missing:`
            : t`This is still missing:`
      }
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Stay on this page</Trans>
          </Button>
          {onLeave && (
            <Button variant={isLost && !onGoOn ? "primary" : undefined} onClick={onLeave}>
              <Trans>Leave the course</Trans>
            </Button>
          )}
          {onGoOn && (
            <Button variant="primary" onClick={onGoOn}>
              <Trans>Go on</Trans>
            </Button>
          )}
        </>
      }
    >
      {conditions.map((condition) => (
        <section key={`${condition.kind}${condition.slug}${condition.type}`} className={styles.condition}>
          {(condition.kind !== "interactivity" || condition.counts.length === 0) && (
            <Asked condition={condition} way={way} />
          )}
          {condition.counts.length > 0 && (
            <ul className={lock.reasons}>
              {condition.counts.map((one) => (
                <Counting key={one.slug} one={one} way={way} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </PlayerDialog>
  );
}

interface AskedProps {
  readonly condition: ShortfallCondition;
  readonly way: WayThere;
}

function Asked({ condition, way }: AskedProps) {
  const { kind, slug, title, said, counts, place, isHere } = condition;
  if (!said)
    return (
      <div className={lock.reason}>
        <CircleDashed size={16} aria-hidden className={lock.icon} />
        <p className={lock.words}>
          {kind === "chapter" ? (
            <Trans>Complete the chapter “{title}”</Trans>
          ) : kind === "slide" ? (
            <Trans>Complete the page “{title}”</Trans>
          ) : (
            <Trans>Complete “{title}”</Trans>
          )}
        </p>
        {counts.length === 0 && <GoThere slug={slug} place={place} here={isHere ? slug : null} way={way} />}
      </div>
    );
  return (
    <>
      <dl className={styles.marks}>
        <dt>{kind === "learniz" ? <Trans>Your result</Trans> : <Trans>Your result in “{title}”</Trans>}</dt>
        <dd className={styles.reached}>
          {said.reached ? <ScoreMark score={said.reached} /> : <Trans>none yet</Trans>}
        </dd>
        <dt>
          <Trans>Asked for, at least</Trans>
        </dt>
        <dd className={styles.asked}>
          <ScoreMark score={said.asked} />
        </dd>
      </dl>
      {counts.length > 0 ? (
        <p>
          <Trans>These games count:</Trans>
        </p>
      ) : (
        <GoThere slug={slug} place={place} here={isHere ? slug : null} way={way} />
      )}
    </>
  );
}

interface CountingProps {
  readonly one: CountingView;
  readonly way: WayThere;
}

function Counting({ one: { slug, title, mark, needed, attemptsLeft, place, isHere }, way }: CountingProps) {
  return (
    <li className={lock.reason}>
      <Target size={16} aria-hidden className={lock.icon} />
      <p className={lock.words}>
        {title || <Trans>Game without a title</Trans>} {mark !== null && <ScoreMark score={mark} />}
        {needed !== null && (
          <span className={styles.attempts}>
            <Trans>
              at least <ScoreMark score={needed} /> needed
            </Trans>
          </span>
        )}
        {attemptsLeft !== null && (
          <span className={styles.attempts}>
            <Plural value={attemptsLeft} _0="no attempt left" one="# attempt left" other="# attempts left" />
          </span>
        )}
      </p>
      <GoThere slug={slug} place={place} here={isHere ? slug : null} way={way} />
    </li>
  );
}
