// Knows how it is asked over HTTP whether a learner begins a product anew.
import type { ReadBegunAnew } from "@academiz/application/ports";
import { plays } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";

/** @param slug of the perimeter. A refusal leads nobody away from the page that asks. */
export const createBegunAnewReader =
  (api: ApiClient, slug: string): ReadBegunAnew =>
  async () => {
    const answer = await api.call(plays.getProgress, { params: { slug }, tellsRefusals: true });
    return answer.ok ? (answer.value.begunAnew ?? null) : null;
  };
