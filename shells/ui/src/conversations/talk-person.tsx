// Knows the name of somebody in a conversation, also when their account is gone.
import { Trans } from "@lingui/react/macro";
import type { TalkPerson as Person } from "./conversation-shapes.ts";

export function TalkPerson({ person: { name, isYou } }: { readonly person: Person }) {
  if (isYou) return <Trans>You</Trans>;
  return name ?? <Trans>Somebody who is not here any more</Trans>;
}
