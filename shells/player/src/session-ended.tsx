// Knows what somebody reads whose session ended while they played, and how they come back in.
import { readModeEffects } from "@academiz/domain/identity";
import { Button, ErrorState } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import type { Platform } from "./compose.ts";
import type { PlayedPlace } from "./entry/read-place.ts";

export interface SessionEndedProps {
  readonly platform: Platform;
  readonly place: PlayedPlace;
  /** The link that led here was revoked. */
  readonly isRevoked: boolean;
}

/**
 * What was kept on the device is sent when the same product is opened again; for a draft, and for a stand-in, nothing
 * is kept.
 */
export function SessionEnded({ platform, place: { type, slug }, isRevoked }: SessionEndedProps) {
  const { keepsProgress } = readModeEffects(platform.readSession(type));
  return (
    <main>
      <ErrorState
        level={1}
        title={isRevoked ? <Trans>This link was revoked</Trans> : <Trans>Your session has ended</Trans>}
        action={
          <Button
            variant="primary"
            render={<a href={keepsProgress ? `/open/${encodeURIComponent(slug)}` : "/admin/"} />}
          >
            <Trans>Sign in again</Trans>
          </Button>
        }
      >
        {isRevoked && (
          <>
            <Trans>It opens nothing any more. Ask whoever gave it to you for a new one, or sign in.</Trans>{" "}
          </>
        )}
        {keepsProgress && (
          <Trans>What you did here is kept on this device. It is sent when you have signed in again.</Trans>
        )}
      </ErrorState>
    </main>
  );
}
