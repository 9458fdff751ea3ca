// Knows how a learner's sections are asked for over HTTP.
import type { LearnerSections } from "@academiz/application/ports";
import { sections } from "@academiz/contract";
import type { ApiClient } from "../calls/api-client.ts";

/** Refusals are shown on the page of the section. */
export const createLearnerSections = (api: ApiClient): LearnerSections => ({
  read: (slug) => api.call(sections.readSection, { params: { slug }, tellsRefusals: true }),
});
