// Knows how an author reads the flaws in the ways through a game, each with a link.
import { type GameFlaw, isGrave } from "@academiz/domain/games";
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./ways.css.ts";

export interface FlawListProps {
  readonly flaws: readonly GameFlaw[];
  /** The name of the item with this number. */
  readonly name: (number: number) => string;
  readonly onGo: (number: number) => void;
}

const WORDS: { readonly [K in GameFlaw["kind"]]: (item: string) => ReactNode } = {
  "no-end": () => <Trans>No way comes to an end: make one, and lead to it.</Trans>,
  "dead-end": (item) => <Trans>{item}: nothing leads on from there, and it is no end.</Trans>,
  lost: (item) => <Trans>{item}: from there no end can be reached any more.</Trans>,
  nowhere: (item) => <Trans>{item}: something there leads nowhere.</Trans>,
  unreachable: (item) => <Trans>{item}: nothing leads there.</Trans>,
  "never-holds": (item) => <Trans>{item}: a condition there can never hold.</Trans>,
};

export function FlawList({ flaws, name, onGo }: FlawListProps) {
  if (flaws.length === 0) return null;
  return (
    <ul className={styles.flaws}>
      {flaws.map((flaw) => (
        <li key={`${flaw.kind}:${flaw.number}`} className={styles.flaw}>
          {isGrave(flaw) ? <TriangleAlert size={16} aria-hidden /> : <Info size={16} aria-hidden />}
          <span className={styles.words}>{WORDS[flaw.kind](name(flaw.number))}</span>
          {flaw.number > 0 && (
            <Button size="small" variant="quiet" onClick={() => onGo(flaw.number)}>
              <Trans>Go there</Trans>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
