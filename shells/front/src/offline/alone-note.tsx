// Knows what is said beside a button while the server is out of reach: whether what it does works all the same.
import { isHeld } from "@academiz/application/kept-products";
import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { use } from "react";
import { useOutOfReach } from "../site/reach.ts";
import * as styles from "./offline.css.ts";
import { type OfflineActors, OfflineContext } from "./offline-context.ts";

export interface AloneNoteProps {
  /** The perimeter of the product that the button opens; absent: it asks the server for something. */
  readonly slug?: string;
}

/** Draws nothing while the server answers. */
export function AloneNote({ slug }: AloneNoteProps) {
  const { isOffline, isCutOff } = useOutOfReach();
  const actors = use(OfflineContext);
  if (!isOffline && !isCutOff) return null;
  return <p className={styles.said}>{actors && slug !== undefined ? <Held {...actors} slug={slug} /> : <Needs />}</p>;
}

const Needs = () => <Trans>Needs the network</Trans>;

function Held({ kept, slug }: Pick<OfflineActors, "kept"> & { readonly slug: string }) {
  const opens = useSelector(kept, (snapshot) => isHeld(snapshot, slug));
  return opens ? <Trans>Opens without a network</Trans> : <Needs />;
}
