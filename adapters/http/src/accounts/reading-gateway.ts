// Knows how it is kept over HTTP how somebody wants to read.
import type { ReadingGateway } from "@academiz/application/ports";
import { reading } from "@academiz/contract";
import type { ApiClient } from "../calls/api-client.ts";
import { mapResult } from "../calls/map-result.ts";

/** Nobody is told of a refusal: the device keeps what was chosen. */
const IN_PLACE = { tellsRefusals: true } as const;

export const createReadingGateway = (api: ApiClient): ReadingGateway => ({
  read: async () => mapResult(await api.call(reading.readReading, IN_PLACE), ({ chosen }) => chosen),
  write: async (body) => mapResult(await api.call(reading.writeReading, { body, ...IN_PLACE }), ({ chosen }) => chosen),
});
