// Knows where a learner asks experts.
import type { AskingGateway } from "@academiz/application/ports";

/** On the platform, by a gateway that comes late; null where nobody can be asked. */
export type AskingPlace = { readonly open: () => Promise<AskingGateway> } | null;
