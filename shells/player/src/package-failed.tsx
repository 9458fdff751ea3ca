// Knows what is read where a package cannot start: of what, why, and what helps.
import type { PackagedType } from "@academiz/domain/scorm";
import { ErrorState } from "@academiz/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PackageFailure } from "./compose-package.ts";

interface FailureWords {
  readonly title: MessageDescriptor;
  readonly "no-lms": MessageDescriptor;
  readonly "lms-refused": MessageDescriptor;
}
const WORDS: Readonly<Record<PackagedType, FailureWords>> = {
  learniz: {
    title: msg`The course cannot start`,
    "no-lms": msg`No LMS was found. Open the course from your training platform.`,
    "lms-refused": msg`Your training platform refused to start the course. Close this window and open it again.`,
  },
  game: {
    title: msg`The game cannot start`,
    "no-lms": msg`No LMS was found. Open the game from your training platform.`,
    "lms-refused": msg`Your training platform refused to start the game. Close this window and open it again.`,
  },
};

export function PackageFailed({ failure }: { readonly failure: PackageFailure }) {
  const { i18n } = useLingui();
  return (
    <main>
      {failure.why === "no-content" ? (
        <ErrorState level={1} title={<Trans>This package cannot start</Trans>}>
          <Trans>This package is incomplete: its content is missing. Ask for it to be exported again.</Trans>
        </ErrorState>
      ) : (
        <ErrorState level={1} title={i18n._(WORDS[failure.type].title)}>
          {i18n._(WORDS[failure.type][failure.why])}
        </ErrorState>
      )}
    </main>
  );
}
