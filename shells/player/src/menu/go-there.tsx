// Knows the button that leads to what is missing: to its page, or on the page one is on to where it stands.
import type { Place } from "@academiz/domain/progress";
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { ArrowRight, ArrowUp } from "lucide-react";

/** What a way does: another page, or a place on this one. */
export interface WayThere {
  readonly onGo: (place: Place) => void;
  readonly onShow: (slug: string) => void;
}

export interface GoThereProps {
  readonly place: Place | null;
  /** Slug of what stands on the page that one is on; null elsewhere. */
  readonly here: string | null;
  readonly way: WayThere;
}

export function GoThere({ place, here, way }: GoThereProps) {
  if (!place) return null;
  if (here !== null) {
    return (
      <Button size="small" icon={<ArrowUp size={16} aria-hidden />} onClick={() => way.onShow(here)}>
        <Trans>On this page, above</Trans>
      </Button>
    );
  }
  return (
    <Button size="small" trailingIcon={<ArrowRight size={16} aria-hidden />} onClick={() => way.onGo(place)}>
      <Trans>Go there</Trans>
    </Button>
  );
}
