// Knows how classroom sessions are planned and run over HTTP.
import type { ClassroomGateway, NewSeries, SlotCriteria } from "@academiz/application/ports";
import { attestations, calendars, classiz, classrooms, surveys } from "@academiz/contract";
import type { ApiClient } from "../calls/api-client.ts";
import { mapResult } from "../calls/map-result.ts";
import { readBytes } from "../documents/upload-token.ts";

/** A refusal is shown where the request was made: nobody is led away from a list. */
const IN_PLACE = { tellsRefusals: true } as const;
/** People of a slot on a page, and marks of a chain on a page. */
const PAGE = 100;

export const createClassroomGateway = (api: ApiClient): ClassroomGateway => ({
  listClassrooms: async () =>
    mapResult(await api.call(classrooms.listClassrooms, IN_PLACE), (answer) => answer.classrooms),
  listSlots: async (criteria, limit) =>
    mapResult(
      await api.call(classiz.listSlots, { query: { ...writeCriteria(criteria), limit }, ...IN_PLACE }),
      ({ slots, meta }) => ({ slots, total: meta.totalItems }),
    ),
  readSlot: async (slug, page) =>
    mapResult(
      await api.call(classiz.getSlot, { params: { slotId: slug }, query: { page, limit: PAGE }, ...IN_PLACE }),
      ({ meta, ...slot }) => ({ ...slot, enrolled: meta.totalItems }),
    ),
  listMarks: async (slug, page) =>
    mapResult(
      await api.call(classiz.listSignatures, { params: { slotId: slug }, query: { page, limit: PAGE }, ...IN_PLACE }),
      ({ signatures, meta }) => ({ marks: signatures, total: meta.totalItems }),
    ),
  make: (slot) => api.call(classiz.createSlot, { body: slot, ...IN_PLACE }),
  makeSeries: (series) => api.call(classrooms.createSeries, { body: writeSeries(series), ...IN_PLACE }),
  change: (slug, plan) =>
    api.call(classiz.changeSlot, { params: { slotId: slug }, query: {}, body: plan, ...IN_PLACE }),
  remove: (slug) => api.call(classiz.removeSlot, { params: { slotId: slug }, ...IN_PLACE }),
  readCode: (slug) => api.call(classiz.readSigningCode, { params: { slotId: slug }, ...IN_PLACE }),
  signAsTrainer: (slug, drawing) =>
    api.call(classiz.signAsTrainer, {
      ...{ params: { slotId: slug }, ...IN_PLACE },
      body: drawing === null ? {} : { drawing },
    }),
  findConflicts: async ({ times, ...wanted }) =>
    mapResult(
      await api.call(classrooms.findConflicts, { body: { ...wanted, times: [...times] }, ...IN_PLACE }),
      ({ conflicts }) => conflicts,
    ),
  findTrainers: async (query) =>
    mapResult(await api.call(classrooms.listTrainers, { query: { query }, ...IN_PLACE }), ({ trainers }) => trainers),
  findCandidates: (slug, query) =>
    api.call(classrooms.listCandidates, { params: { slotId: slug }, query: { query }, ...IN_PLACE }),
  enrol: (slug, userIds) =>
    api.call(classiz.enrol, { params: { slotId: slug }, query: {}, body: { userIds: [...userIds] }, ...IN_PLACE }),
  withdraw: (slug, userId) => api.call(classiz.withdraw, { params: { slotId: slug, userId }, query: {}, ...IN_PLACE }),
  mark: (slug, userId, body) =>
    api.call(classiz.markPresence, { params: { slotId: slug, userId }, query: {}, body, ...IN_PLACE }),
  writePresences: ({ perimeterSlug, mean }, format) =>
    api.call(classiz.exportPresences, { params: { id1: perimeterSlug, id2: mean }, query: { format }, ...IN_PLACE }),
  readPresences: ({ perimeterSlug, mean }, file) => {
    const form = new FormData();
    form.set("header", "1");
    form.set("upload", readBytes(file), file.name);
    return api.call(classiz.importPresences, { params: { id1: perimeterSlug, id2: mean }, form, ...IN_PLACE });
  },
  printSheet: (slug, zone) =>
    api.call(classrooms.printSheet, { params: { slotId: slug }, query: { zone }, ...IN_PLACE }),
  printSheets: ({ perimeterSlug, mean }, zone) =>
    api.call(classrooms.printSessionSheet, { params: { id1: perimeterSlug, id2: mean }, query: { zone }, ...IN_PLACE }),
  printProgramme: ({ perimeterSlug, mean }, zone) =>
    api.call(classrooms.printProgramme, { params: { id1: perimeterSlug, id2: mean }, query: { zone }, ...IN_PLACE }),
  attest: (slug, body) => api.call(attestations.giveAttestations, { params: { slotId: slug }, body, ...IN_PLACE }),
  readSurvey: (slug) => api.call(surveys.readSurveyResults, { params: { slotId: slug }, ...IN_PLACE }),
  writeSurvey: (slug) => api.call(surveys.exportSurvey, { params: { slotId: slug }, ...IN_PLACE }),
  readCalendar: async () => mapResult(await api.call(calendars.readOwnCalendar, IN_PLACE), ({ madeAt }) => madeAt),
  makeCalendar: () => api.call(calendars.makeOwnCalendar, IN_PLACE),
  removeCalendar: () => api.call(calendars.removeOwnCalendar, IN_PLACE),
  readUse: (productSlug, mean) => api.call(classiz.meanUse, { params: { slug: productSlug, id: mean }, ...IN_PLACE }),
});

const writeSeries = ({ times, ...series }: NewSeries) => ({ ...series, times: [...times] });

const writeCriteria = ({ order, page, ...narrowing }: SlotCriteria) => {
  const given = Object.entries(narrowing).filter(([, value]) => value !== null);
  return { order, page, ...(Object.fromEntries(given) as { readonly [K in keyof typeof narrowing]?: string }) };
};
