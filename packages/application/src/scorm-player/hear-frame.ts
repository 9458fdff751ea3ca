// Knows what a word of the frame does to the player. It comes from where a stranger's script runs: what cannot be read
// is ignored.
import { frameMessageSchema, type LaunchSave } from "@academiz/domain/scorm";
import { findLeftover } from "./own-journal.ts";
import type { ScormPlayerContext, ScormPlayerEvent } from "./scorm-player.types.ts";

interface Heard {
  readonly change?: Partial<ScormPlayerContext>;
  /** What follows from it. */
  readonly next?: ScormPlayerEvent;
}

export function hearFrame(context: ScormPlayerContext, message: unknown): Heard {
  const read = frameMessageSchema.safeParse(message);
  if (!read.success) return {};
  const told = read.data;
  switch (told.type) {
    case "ready":
      return { next: { type: "frame.ready", leftover: findLeftover(context, told.leftover) } };
    case "opened":
      return { change: { shown: told.identifier, isEnded: false, isAway: false } };
    case "ways":
      return { change: { ways: told.ways } };
    case "calls":
      return { change: { calls: [...context.calls, ...told.calls] } };
    case "ended":
      return { change: { isEnded: told.isOver } };
    case "window.blocked":
      return { change: { blockedWindows: context.blockedWindows + 1 } };
    case "content.away":
      return { change: { isAway: told.isAway } };
    case "time":
      return { change: { seconds: told.seconds } };
    case "exit":
      return { next: { type: "exit.asked" } };
    case "left":
      return { next: { type: "frame.left" } };
    case "broken":
      return { next: { type: "frame.broken" } };
    case "progress": {
      const { save, isSafe, isEnd } = told;
      const ended = isEnd && isNews(context, save) ? { ended: save, told: save } : {};
      return {
        change: { save, unsaved: save, data: save.scormProperties, isSafe, ...ended },
        next: { type: "save.wanted" },
      };
    }
  }
}

/** A result that is final, and not that of before. */
function isNews({ told }: ScormPlayerContext, { status, score }: LaunchSave): boolean {
  return (status === "COMPLETE" || status === "FAILED") && (status !== told?.status || score !== told.score);
}
