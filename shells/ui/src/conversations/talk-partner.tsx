// Knows with whom a conversation is: who asked, for those who answer; for who asked, those who answer.
import { Trans } from "@lingui/react/macro";
import type { TalkRow } from "./conversation-shapes.ts";
import { TalkPerson } from "./talk-person.tsx";

export function TalkPartner({ asker, assignee, answers }: Pick<TalkRow, "asker" | "assignee" | "answers">) {
  if (answers)
    return (
      <>
        <Trans>Asked by</Trans> <TalkPerson person={asker} />
      </>
    );
  if (assignee === null) return <Trans>With the experts of your organisation</Trans>;
  return (
    <>
      <Trans>With</Trans> <TalkPerson person={assignee} />
    </>
  );
}
