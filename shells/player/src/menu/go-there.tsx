// Knows the button that leads to what is missing: to its page, or on the page one is on to where it stands.
import type { Place } from "@academiz/domain/progress";
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { ArrowRight, ArrowUp } from "lucide-react";

/** What a way does: another page and a place on it, or a place on this one. Both take the focus along. */
export interface WayThere {
  readonly onGo: (place: Place, slug: string) => void;
  readonly onShow: (slug: string) => void;
}

export interface GoThereProps {
  /** Of what it leads to. */
  readonly slug: string;
  readonly place: Place | null;
  /** Slug of what stands on the page that one is on; null elsewhere. */
  readonly here: string | null;
  readonly way: WayThere;
}

export function GoThere({ slug, place, here, way }: GoThereProps) {
  if (!place) return null;
  if (here !== null) {
    return (
      <Button size="small" icon={<ArrowUp size={16} aria-hidden />} onClick={() => way.onShow(here)}>
        <Trans>On this page, above</Trans>
      </Button>
    );
  }
  return (
    <Button size="small" trailingIcon={<ArrowRight size={16} aria-hidden />} onClick={() => way.onGo(place, slug)}>
      <Trans>Go there</Trans>
    </Button>
  );
}
