// Knows the words that say when learners get a document of a classroom.
import type { DocumentTime } from "@academiz/domain/classiz";
import { useLingui } from "@lingui/react/macro";

export function useDocumentTimes(): Readonly<Record<DocumentTime, string>> {
  const { t } = useLingui();
  return {
    before: t`Before the session, at any time`,
    during: t`From the beginning of the session`,
    after: t`Once the session is over`,
  };
}
