// Knows how every route of the contract is called in tests.
import type { RouteName } from "@academiz/contract";
import { ACCOUNT_CASES } from "./cases/account.ts";
import { ATTESTATION_CASES } from "./cases/attestations.ts";
import { CALENDAR_CASES } from "./cases/calendars.ts";
import { CERTIFICATE_CASES } from "./cases/certificates.ts";
import { CLASSIZ_CASES } from "./cases/classiz.ts";
import { CLASSROOM_CASES } from "./cases/classrooms.ts";
import { CLIENT_CASES } from "./cases/clients.ts";
import { ANSWER_TEMPLATE_CASES, CONVERSATION_CASES, CONVERSATION_FILE_CASES } from "./cases/conversations.ts";
import { DOCUMENT_CASES, FOLDER_CASES } from "./cases/documents.ts";
import { IMPERSONATION_CASES } from "./cases/impersonation.ts";
import { LAUNCH_CASES } from "./cases/launches.ts";
import { MY_LEARNING_CASES } from "./cases/my-learning.ts";
import { NOTE_CASES } from "./cases/notes.ts";
import { ONE_LEARNER_CASES } from "./cases/one-learner.ts";
import { OWN_ACCOUNT_CASES } from "./cases/own-account.ts";
import { PATH_CASES } from "./cases/paths.ts";
import { PERIMETER_CASES } from "./cases/perimeters.ts";
import { PERSON_PAGE_CASES } from "./cases/person-page.ts";
import { PLAYER_CASES } from "./cases/players.ts";
import { PLAY_CASES } from "./cases/plays.ts";
import { PRODUCT_EXPORT_CASES } from "./cases/product-exports.ts";
import { PRODUCT_CASES, PRODUCT_FOLDER_CASES, QUESTION_FILE_CASES } from "./cases/products.ts";
import { PUBLICATION_CASES } from "./cases/publications.ts";
import { PUSH_CASES } from "./cases/push.ts";
import { READING_CASES } from "./cases/reading.ts";
import { RETENTION_CASES } from "./cases/retention.ts";
import { SEARCHING_CASES } from "./cases/searching.ts";
import { SECTION_CASES } from "./cases/sections.ts";
import { SESSION_CASES } from "./cases/session.ts";
import { STATISTICS_CASES } from "./cases/statistics.ts";
import { STATS_CASES } from "./cases/stats.ts";
import { SURVEY_CASES } from "./cases/surveys.ts";
import { MAIL_CASES, NOTIFICATION_CASES, SYSTEM_CASES } from "./cases/system.ts";
import { TEAM_CASES } from "./cases/team.ts";
import { TERMS_CASES } from "./cases/terms.ts";
import { THREAD_CASES } from "./cases/threads.ts";
import { USER_FILE_CASES } from "./cases/user-files.ts";
import { USER_CASES } from "./cases/users.ts";
import type { RouteCase } from "./route-case.ts";

export const ROUTE_CASES: Readonly<Record<RouteName, RouteCase>> = {
  ...SYSTEM_CASES,
  ...SESSION_CASES,
  ...ACCOUNT_CASES,
  ...IMPERSONATION_CASES,
  ...MAIL_CASES,
  ...CLIENT_CASES,
  ...USER_CASES,
  ...PERSON_PAGE_CASES,
  ...TEAM_CASES,
  ...RETENTION_CASES,
  ...TERMS_CASES,
  ...OWN_ACCOUNT_CASES,
  ...PUSH_CASES,
  ...READING_CASES,
  ...USER_FILE_CASES,
  ...DOCUMENT_CASES,
  ...FOLDER_CASES,
  ...PRODUCT_CASES,
  ...PERIMETER_CASES,
  ...PRODUCT_EXPORT_CASES,
  ...PRODUCT_FOLDER_CASES,
  ...PUBLICATION_CASES,
  ...QUESTION_FILE_CASES,
  ...PLAYER_CASES,
  ...PLAY_CASES,
  ...LAUNCH_CASES,
  ...ATTESTATION_CASES,
  ...SURVEY_CASES,
  ...CALENDAR_CASES,
  ...CERTIFICATE_CASES,
  ...MY_LEARNING_CASES,
  ...CLASSIZ_CASES,
  ...CLASSROOM_CASES,
  ...SEARCHING_CASES,
  ...STATS_CASES,
  ...STATISTICS_CASES,
  ...NOTIFICATION_CASES,
  ...NOTE_CASES,
  ...ONE_LEARNER_CASES,
  ...PATH_CASES,
  ...SECTION_CASES,
  ...THREAD_CASES,
  ...CONVERSATION_CASES,
  ...CONVERSATION_FILE_CASES,
  ...ANSWER_TEMPLATE_CASES,
};
