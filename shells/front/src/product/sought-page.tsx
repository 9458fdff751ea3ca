// Knows how a page that a search found is shown as still locked, with what opens it; or as open by now.
import { connectLoading, soughtPageMachine } from "@academiz/application/my-products";
import type { LearnerCatalog, SoughtPage as Sought } from "@academiz/application/ports";
import { speakScore } from "@academiz/domain/scoring";
import { Button, Card, Link, ScoreMark } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { Lock } from "lucide-react";
import * as styles from "./product.css.ts";

export interface SoughtPageProps {
  readonly catalog: Pick<LearnerCatalog, "findPage">;
  readonly perimeterSlug: string;
  readonly page: string;
  /** The type of mark in which scores are shown (§9.13). */
  readonly markType: string;
}

/** Draws nothing where the page no longer exists. */
export function SoughtPage({ catalog, perimeterSlug, page, markType }: SoughtPageProps) {
  const [snapshot, send] = useActor(soughtPageMachine, {
    input: { load: (slug: string) => catalog.findPage(perimeterSlug, slug), criteria: page },
  });
  const { phase, shown, trouble } = connectLoading<string, Sought>(snapshot);
  if (phase === "failed")
    return trouble?.kind === "not-found" ? null : (
      <p role="alert" className={styles.missing}>
        <Trans>What opens the page that you found could not be loaded.</Trans>
        <Button size="small" onClick={() => send({ type: "retry.asked" })}>
          <Trans>Try again</Trans>
        </Button>
      </p>
    );
  if (!shown) return null;
  const { title, isLocked, missing } = shown;
  if (!isLocked)
    return (
      <Card title={<Trans>“{title}” is open to you now</Trans>}>
        <Link alone href={`/open/${encodeURIComponent(perimeterSlug)}?at=${encodeURIComponent(page)}`}>
          <Trans>Go to this page</Trans>
        </Link>
      </Card>
    );
  return (
    <Card
      title={<Trans>“{title}” is still locked</Trans>}
      description={<Trans>It opens as soon as this is done:</Trans>}
    >
      <ul className={styles.rows}>
        {missing.map((reason) => (
          <li key={`${reason.kind} ${reason.title} ${reason.asked}`} className={styles.missing}>
            <Lock size={16} aria-hidden />
            <span>
              <Reason reason={reason} markType={markType} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface ReasonProps {
  readonly reason: Sought["missing"][number];
  readonly markType: string;
}

function Reason({ reason: { kind, title, asked }, markType }: ReasonProps) {
  if (asked !== null)
    return (
      <Trans>
        Reach at least <ScoreMark score={speakScore(asked, markType)} /> in “{title}”.
      </Trans>
    );
  if (kind === "chapter") return <Trans>Complete the chapter “{title}”</Trans>;
  if (kind === "slide") return <Trans>Complete the page “{title}”</Trans>;
  return <Trans>Complete “{title}”</Trans>;
}
