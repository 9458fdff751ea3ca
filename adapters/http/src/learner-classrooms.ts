// Knows how a learner's classrooms are asked for over HTTP, and how they sign.
import type { LearnerClassroom, LearnerClassrooms } from "@academiz/application/ports";
import { type AnswerOf, attestations, classiz, classrooms, surveys } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";
import { createNearSlots } from "./near-slots.ts";

export const readClassroom = ({ coming, ...classroom }: AnswerOf<typeof classiz.readClassroom>): LearnerClassroom => ({
  ...classroom,
  coming: coming.slots,
  comingTotal: coming.meta.totalItems,
});

/** Refusals are shown on the page of the classroom. */
export const createLearnerClassrooms = (api: ApiClient): LearnerClassrooms => ({
  read: async (perimeterSlug) =>
    mapResult(
      await api.call(classiz.readClassroom, { params: { perimeterSlug }, query: {}, tellsRefusals: true }),
      readClassroom,
    ),
  ...createNearSlots(api),
  join: async (perimeterSlug, slotId) =>
    mapResult(
      await api.call(classiz.joinSlot, { params: { perimeterSlug, slotId }, tellsRefusals: true }),
      () => undefined,
    ),
  leave: async (perimeterSlug, slotId) =>
    mapResult(
      await api.call(classiz.leaveSlot, { params: { perimeterSlug, slotId }, tellsRefusals: true }),
      () => undefined,
    ),
  attest: (perimeterSlug, body) =>
    api.call(attestations.takeAttestation, { params: { perimeterSlug }, body, tellsRefusals: true }),
  takeProgramme: (perimeterSlug, { mean, zone }) =>
    api.call(classrooms.takeProgramme, {
      ...{ params: { perimeterSlug, meanSlug: mean }, query: { zone }, tellsRefusals: true },
    }),
  readSurveys: (perimeterSlug) => api.call(surveys.readSurveys, { params: { perimeterSlug }, tellsRefusals: true }),
  answerSurvey: async (perimeterSlug, { answers, ...asked }) =>
    mapResult(
      await api.call(surveys.answerSurvey, {
        ...{ params: { perimeterSlug }, body: { ...asked, answers: { ...answers } }, tellsRefusals: true },
      }),
      () => undefined,
    ),
  sign: async ({ slotSlug, code, drawing }) =>
    mapResult(
      await api.call(classiz.signByCode, {
        params: { slotId: slotSlug },
        body: { ...(code !== null && { code }), ...(drawing !== null && { drawing }) },
        tellsRefusals: true,
      }),
      ({ signedAt, sentLate }) => ({ signedAt, sentLate }),
    ),
});
