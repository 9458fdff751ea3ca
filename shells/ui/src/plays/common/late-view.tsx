// Knows what stands in place of a game until its view is loaded: its page does not count as read to the end meanwhile.
import type { ComponentType } from "react";
import { bringWords } from "../../language/late-words.ts";
import { type LateOptions, type LatePart, late } from "../../late/late.tsx";
import { MissingPart, type MissingPartProps } from "../../late/missing-part.tsx";
import { SkeletonGroup } from "../../skeleton/skeleton.tsx";

/** Marks that something is still to come: see `useReadToEnd` of the player. */
const Coming = () => (
  <div data-coming>
    <SkeletonGroup />
  </div>
);
const Missing = (props: MissingPartProps) => (
  <div data-coming>
    <MissingPart {...props} />
  </div>
);

/** A view is loaded with its words: when it is drawn, or once the page is at rest. */
export const lateView = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isRare = true }: Pick<LateOptions, "isRare"> = {},
): LatePart<Props> =>
  late(
    async () => {
      const [view, { gameMessages }] = await Promise.all([load(), import("../locales/catalogues.ts")]);
      bringWords(gameMessages);
      return view;
    },
    { isRare, coming: Coming, missing: Missing },
  );
