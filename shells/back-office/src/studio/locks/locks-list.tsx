// Knows who waits for whom in sentences, for everybody who does not look at the map: each part with what opens it.
import type { LockNode, LocksMap } from "@academiz/domain/checks";
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, TriangleAlert } from "lucide-react";
import type { NamedElement } from "../common/name-element.ts";
import { RuleSentence } from "../inspector/rule-sentence.tsx";
import * as styles from "./locks.css.ts";
import { useStandingWords } from "./use-standing-words.ts";

export interface LocksListProps {
  readonly map: LocksMap;
  readonly elements: readonly NamedElement[];
  readonly onGo: (slug: string) => void;
}

export function LocksList({ map, elements, onGo }: LocksListProps) {
  const { t } = useLingui();
  const words = useStandingWords();
  const nameOf = (slug: string) => elements.find((one) => one.slug === slug)?.inFull ?? slug;
  const waiting = map.nodes.flatMap((node) => {
    const lines = map.lines.filter(({ to, asks }) => to === node.slug && asks.length > 0);
    return lines.length > 0 ? [{ node, lines }] : [];
  });
  return (
    <ul className={styles.list} aria-label={t`Who waits for whom`}>
      {waiting.map(({ node, lines }) => {
        const page = nameOf(node.slug);
        return (
          <li key={node.slug} className={styles.entry}>
            <div className={styles.told}>
              <p>
                {node.kind === "chapter" ? (
                  <Trans>Chapter “{page}” opens when:</Trans>
                ) : (
                  <Trans>Page “{page}” opens when:</Trans>
                )}
              </p>
              <ul className={styles.asks}>
                {lines.flatMap(({ asks, from, isGenerated }) =>
                  asks.map((asked, index) => (
                    <li key={`${from} ${index}`}>
                      <RuleSentence condition={asked} elements={elements} />{" "}
                      {isGenerated && <Trans>(set by the course)</Trans>}
                    </li>
                  )),
                )}
              </ul>
              {isWrong(node) && (
                <p className={styles.wrong}>
                  <TriangleAlert size={16} aria-hidden />
                  {words.ofStanding(node.standing)}
                </p>
              )}
            </div>
            <Button
              size="small"
              aria-label={t`Go there: ${page}`}
              trailingIcon={<ArrowRight size={16} aria-hidden />}
              onClick={() => onGo(node.slug)}
            >
              <Trans>Go there</Trans>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

const isWrong = ({ standing }: LockNode): boolean => standing !== "open" && standing !== "waiting";
