// Knows the button that leads to what is missing: to its page, or to its place on this page.
import type { Place } from "@academiz/domain/progress";
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { ArrowRight, ArrowUp } from "lucide-react";

/** What such a button does: it opens another page at a place, or scrolls this one. Both move the focus. */
export interface WayThere {
  readonly onGo: (place: Place, slug: string) => void;
  readonly onShow: (slug: string) => void;
}

export interface GoThereProps {
  /** The slug of its target. */
  readonly slug: string;
  readonly place: Place | null;
  /** The slug of an element on this page; null where the target is on another. */
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
