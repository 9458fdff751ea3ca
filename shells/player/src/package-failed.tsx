// Knows what is shown where a package cannot start: what kind it is, why, and what helps.
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

export interface PackageFailedProps {
  readonly failure: PackageFailure;
  /** Requests again what did not come. */
  readonly onRetry: () => void;
}

export function PackageFailed({ failure, onRetry }: PackageFailedProps) {
  return (
    <main>
      <Failure failure={failure} onRetry={onRetry} />
    </main>
  );
}

function Failure({ failure, onRetry }: PackageFailedProps) {
  const { i18n } = useLingui();
  if (failure.why === "away")
    return (
      <ErrorState level={1} title={<Trans>This package cannot start</Trans>} onRetry={onRetry}>
        <Trans>There seems to be no connection. Check it, then try again.</Trans>
      </ErrorState>
    );
  if (failure.why === "no-content")
    return (
      <ErrorState level={1} title={<Trans>This package cannot start</Trans>}>
        <Trans>This package is incomplete: its content is missing. Ask for it to be exported again.</Trans>
      </ErrorState>
    );
  return (
    <ErrorState level={1} title={i18n._(WORDS[failure.type].title)}>
      {i18n._(WORDS[failure.type][failure.why])}
    </ErrorState>
  );
}
