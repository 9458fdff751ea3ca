// Knows how somebody's wishes for reading are stored over HTTP.
import type { ReadingGateway } from "@academiz/application/ports";
import { reading } from "@academiz/contract";
import type { ApiClient } from "../calls/api-client.ts";
import { mapResult } from "../calls/map-result.ts";

/** A refusal is not shown: the device keeps what was chosen. */
const IN_PLACE = { tellsRefusals: true } as const;

export const createReadingGateway = (api: ApiClient): ReadingGateway => ({
  read: async () => mapResult(await api.call(reading.readReading, IN_PLACE), ({ chosen }) => chosen),
  write: async (body) => mapResult(await api.call(reading.writeReading, { body, ...IN_PLACE }), ({ chosen }) => chosen),
});
