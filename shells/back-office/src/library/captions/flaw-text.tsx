// Knows the words for what is wrong with a cue.
import { type CueFlaw, FASTEST, LONGEST_LINE, MOST_LINES } from "@academiz/domain/documents";
import { Trans } from "@lingui/react/macro";

export function FlawText({ flaw }: { readonly flaw: CueFlaw }) {
  switch (flaw.code) {
    case "empty":
      return <Trans>Nothing is written in it yet.</Trans>;
    case "ends-early":
      return <Trans>It ends before it begins: nobody sees it.</Trans>;
    case "overlaps":
      return <Trans>It begins before the one above ends: both are shown at once.</Trans>;
    case "after-film":
      return <Trans>It begins after the end of the film.</Trans>;
    case "long-line":
      return (
        <Trans>
          A line has {flaw.letters} letters: more than {LONGEST_LINE} are hard to read on a film.
        </Trans>
      );
    case "many-lines":
      return (
        <Trans>
          It has {flaw.lines} lines: more than {MOST_LINES} hide the picture.
        </Trans>
      );
    case "fast":
      return (
        <Trans>
          {flaw.perSecond} letters a second: few people can read more than {FASTEST}.
        </Trans>
      );
  }
}
