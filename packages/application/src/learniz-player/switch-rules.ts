// Knows how an author's preview is played with the rules of the course, or without (§4.79).
import { readModeEffects } from "@academiz/domain/identity";
import type { Advance } from "./advance.ts";
import type { LearnizPlayerContext } from "./learniz-player.types.ts";
import { openCourse } from "./load-course.ts";

/**
 * With the rules the preview begins as for a learner who has done nothing, because what was done without them would
 * open what they lock. Without them it goes on with what was done. It stays on the author's page; a page that is locked
 * now is remembered instead. Null in a learner's course, where the rules always apply.
 */
export function switchRules(context: LearnizPlayerContext, enforcesRules: boolean): Advance | null {
  const { loaded, mode, isImpersonated } = context;
  if (!loaded || readModeEffects({ mode, isImpersonated }).enforcesRules) return null;
  const { toPlay, progress } = loaded;
  const { currentSlideSlug: startSlug = "" } = progress;
  const storedProgress = enforcesRules ? null : progress;
  const opened = openCourse({ ...context, enforcesRules, startSlug }, { ...toPlay, storedProgress });
  if (!opened.ok) return null;
  const isElsewhere = opened.value.progress.currentSlideSlug !== startSlug;
  return {
    loaded: { ...opened.value, toPlay },
    enforcesRules,
    lockedOut: isElsewhere ? startSlug : null,
    isGod: false,
    drafts: {},
    celebration: null,
    due: null,
  };
}
