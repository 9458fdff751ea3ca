// Knows how an author says as which learner their course is tried: what that learner has played already, and on which
// page they are.
import {
  type CourseView,
  type LoadedCourse,
  listPlayable,
  type PlayableGame,
  type SimulatedLearner,
  type SlideEntry,
} from "@academiz/application/learniz-player";
import { findState } from "@academiz/domain/progress";
import { isFinished } from "@academiz/domain/scoring";
import { Button, Field, Select, Switch } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Lock } from "lucide-react";
import { PlayerDialog } from "../dialog/player-dialog.tsx";
import * as styles from "./trial.css.ts";

export interface LearnerDialogProps {
  readonly loaded: LoadedCourse;
  readonly course: CourseView;
  readonly learner: SimulatedLearner;
  /** The slug of the page that is tried. */
  readonly tried: string;
  readonly onClose: () => void;
  readonly onLearner: (learner: SimulatedLearner) => void;
  readonly onPage: (slug: string) => void;
  /** Explains what locks that page. */
  readonly onWhy: (slide: SlideEntry) => void;
}

const NOT_PLAYED = "";

export function LearnerDialog(props: LearnerDialogProps) {
  const { loaded, course, learner, tried, onClose, onLearner, onPage, onWhy } = props;
  const { t } = useLingui();
  const pages = course.chapters.flatMap(({ slides }) => slides);
  const games = listPlayable(loaded.course);
  return (
    <PlayerDialog
      onClose={onClose}
      title={t`Simulated learner`}
      description={t`What they have done before. The course begins again with each change, and nothing is stored.`}
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Try it</Trans>
        </Button>
      }
    >
      <div className={styles.fields}>
        <Field label={t`They are on the page`}>
          <Select<string>
            options={pages.map(({ slug, title, isLocked }) => ({
              value: slug,
              label: isLocked ? t`${title} (locked)` : title,
            }))}
            value={tried}
            onValueChange={onPage}
          />
        </Field>
        <LockedPage page={pages.find(({ slug }) => slug === tried)} onWhy={onWhy} />
        <Switch
          checked={learner.hasReadBefore}
          onCheckedChange={(hasReadBefore) => onLearner({ ...learner, hasReadBefore })}
        >
          <Trans>They have read the pages before it</Trans>
        </Switch>
        {games.map((game) => (
          <PlayedGame
            key={game.slug}
            game={game}
            right={learner.played.get(game.slug)}
            lockedPage={findLockedPage(loaded, pages, game.slug, learner)}
            onWhy={onWhy}
            onRight={(right) => {
              const played = new Map(learner.played);
              if (right === undefined) played.delete(game.slug);
              else played.set(game.slug, right);
              onLearner({ ...learner, played });
            }}
          />
        ))}
        {games.length === 0 && (
          <p>
            <Trans>The course has no game that could have been played.</Trans>
          </p>
        )}
      </div>
    </PlayerDialog>
  );
}

function LockedPage({
  page,
  onWhy,
}: {
  readonly page: SlideEntry | undefined;
  readonly onWhy: LearnerDialogProps["onWhy"];
}) {
  if (!page?.isLocked) return null;
  return (
    <p className={styles.locked}>
      <Lock size={16} aria-hidden />
      <span className={styles.words}>
        <Trans>This page is locked for this learner.</Trans>
      </span>
      <Button size="small" onClick={() => onWhy(page)}>
        <Trans>Why?</Trans>
      </Button>
    </p>
  );
}

/** The page of a game that this learner cannot have played; undefined where there is none. */
function findLockedPage(
  { course, progress }: LoadedCourse,
  pages: readonly SlideEntry[],
  slug: string,
  { played }: SimulatedLearner,
): SlideEntry | undefined {
  if (!played.has(slug) || isFinished(findState(course, progress, slug)?.status ?? "NOT_STARTED")) return undefined;
  const place = course.places.get(slug);
  return place?.kind === "interactivity" ? pages.find((page) => page.slug === place.parent) : undefined;
}

interface PlayedGameProps {
  readonly game: PlayableGame;
  /** How many they got right; undefined: they have not played it. */
  readonly right: number | undefined;
  readonly lockedPage: SlideEntry | undefined;
  readonly onRight: (right: number | undefined) => void;
  readonly onWhy: (slide: SlideEntry) => void;
}

function PlayedGame({ game, right, lockedPage, onRight, onWhy }: PlayedGameProps) {
  const { t, i18n } = useLingui();
  const { title, page, outcomes } = game;
  const name = title === "" ? page : title;
  return (
    <>
      <Field
        label={name}
        help={title !== "" && title !== page ? t`On the page “${page}”` : undefined}
        error={lockedPage && t`They cannot have played it: its page is locked for them.`}
      >
        <Select<string>
          options={[
            { value: NOT_PLAYED, label: t`Not done` },
            ...outcomes.map(({ right: count, score, status }) => ({
              value: String(count),
              label: sayOutcome(score === undefined ? null : i18n.number(score / 100, { style: "percent" }), status),
            })),
          ]}
          value={right === undefined ? NOT_PLAYED : String(right)}
          onValueChange={(chosen) => onRight(chosen === NOT_PLAYED ? undefined : Number(chosen))}
        />
      </Field>
      {lockedPage && (
        <div>
          <Button size="small" onClick={() => onWhy(lockedPage)}>
            <Trans>Why?</Trans>
          </Button>
        </div>
      )}
    </>
  );

  function sayOutcome(score: string | null, status: "COMPLETE" | "FAILED"): string {
    if (score === null) return t`Done`;
    return status === "FAILED" ? t`${score}, not passed` : score;
  }
}
