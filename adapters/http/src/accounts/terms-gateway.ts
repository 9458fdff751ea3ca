// Knows how the terms of use of an organisation are asked for over HTTP.
import type { ClientTermsGateway, OwnTermsGateway } from "@academiz/application/ports";
import { session, terms } from "@academiz/contract";
import type { ApiClient } from "../calls/api-client.ts";

/** A refusal is shown where the request was made. */
const IN_PLACE = { tellsRefusals: true } as const;

export const createOwnTerms = (api: ApiClient): OwnTermsGateway => ({
  read: () => api.call(terms.readTerms, IN_PLACE),
  accept: (termsVersion) => api.call(session.updateMe, { body: { hasAcceptedCgu: true, termsVersion }, ...IN_PLACE }),
});

export const createClientTerms = (api: ApiClient): ClientTermsGateway => ({
  read: () => api.call(terms.readClientTerms, IN_PLACE),
  write: (texts, before) => api.call(terms.writeClientTerms, { body: { texts, before }, ...IN_PLACE }),
});
