// Knows whether a package has something to say that was not said yet: that time goes by is nothing.
import { ITEM_ELEMENTS, type ItemData, type ScormVersion } from "@academiz/domain/scorm";
import type { ScormFrameContext } from "./scorm-frame.types.ts";
import { readData } from "./take-save.ts";

/** Of the content that is open, since it was read last: it has written, or its runtime has judged. */
export function hasNews(context: ScormFrameContext): boolean {
  const { order, open, data: before, hasWritten } = context;
  if (hasWritten || !order || !open) return hasWritten;
  const now = readData(context);
  if (Object.keys(now.items).length === 0) return false;
  const describe = ({ items }: typeof now) => dropTimes(order.version, items[open.activity.identifier] ?? {});
  return now.sequencing !== before.sequencing || JSON.stringify(describe(now)) !== JSON.stringify(describe(before));
}

/**
 * This launch has said something, or has now: then the time that it took is worth saying too. Of what only is shown
 * there is nothing else to say.
 */
export const hasSaidSomething = (context: ScormFrameContext): boolean =>
  context.save !== null || (context.open?.running === null && !context.open.isPageless) || hasNews(context);

function dropTimes(version: ScormVersion, data: ItemData): ItemData {
  const { totalTime, sessionTime } = ITEM_ELEMENTS[version];
  return { ...data, [totalTime]: "", [sessionTime]: "" };
}
