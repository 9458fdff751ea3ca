// Knows what is kept, for authors, of what the content of a launch reported.
import type { ScormSave } from "@academiz/domain/plays";
import { listPackageAnswers, readPackageData } from "@academiz/domain/scorm";
import type { LaunchNews } from "../ports/index.ts";

export const describeStanding = (save: ScormSave): LaunchNews["standing"] => ({
  status: save.status,
  score: save.score,
  percentage: save.percentage,
  attempt: save.attempt ?? null,
  answers: listPackageAnswers(readPackageData(save.scormProperties)),
});

/** Only for the launch that began then: what an earlier one left on a device belongs to that one. */
export const readSeconds = ({ visit }: ScormSave, startedAt: string): number =>
  visit?.launchedAt === startedAt ? visit.seconds : 0;
