// Knows what cheat mode shows of a page (§6.17): its games, answered rightly and not yet submitted.
import { solveGame } from "@academiz/domain/games";
import { numberAttempt } from "../../playing/draft.ts";
import type { Draft, LearnizPlayerContext } from "../learniz-player.types.ts";
import { readCurrentSlide, readPlayedGame } from "../play-game.ts";

/** The change that `course.renewed` takes: each game of the present page as an attempt with the right answers. */
export function revealAnswers({ loaded, drafts }: LearnizPlayerContext): Pick<LearnizPlayerContext, "drafts"> {
  if (!loaded) return { drafts };
  const { slide, progress } = readCurrentSlide(loaded);
  const solved = slide.interactivities.flatMap((one, at): [string, Draft][] => {
    const [game, kept] = [readPlayedGame(one), progress.interactivities[at]];
    return game && kept ? [[one.slug, { attempt: numberAttempt(kept), data: solveGame(game) }]] : [];
  });
  return { drafts: { ...drafts, ...Object.fromEntries(solved) } };
}
