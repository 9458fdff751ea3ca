// Knows every kind of job.

import { MESSAGE_MAIL, mailMessage } from "../conversations/mail-message.ts";
import { PRODUCT_EXPORT } from "../exports/export-job.ts";
import { runExport } from "../exports/run-export.ts";
import type { JobKinds } from "../ground/job-kind.ts";
import { bringNews, JOINING_NEWS } from "../notifications/announce-joining.ts";
import { openProduct, PRODUCT_OPENING } from "../notifications/open-product.ts";
import { ANSWERS_FILLING, fillAnswers } from "../progress/fill-answers.ts";
import { RESULTS_SETTLING } from "../progress/settling/plan-settling.ts";
import { settleResults } from "../progress/settling/settle-results.ts";
import { computeStatistics, STATISTICS } from "../statistics/compute-statistics.ts";
import { USER_IMPORT, USER_INVITATION } from "../user-imports/import-job.ts";
import { inviteUsers } from "../user-imports/invite-users.ts";
import { runImport } from "../user-imports/run-import.ts";

export const JOB_KINDS: JobKinds = {
  [USER_IMPORT]: runImport,
  [USER_INVITATION]: inviteUsers,
  [PRODUCT_OPENING]: openProduct,
  [JOINING_NEWS]: bringNews,
  [PRODUCT_EXPORT]: runExport,
  [MESSAGE_MAIL]: mailMessage,
  [ANSWERS_FILLING]: fillAnswers,
  [RESULTS_SETTLING]: settleResults,
  [STATISTICS]: computeStatistics,
};
