// Knows how learners compare what they reached, product by product, and go back to each.
import type { LearntProduct } from "@academiz/application/ports";
import { speakScore } from "@academiz/domain/scoring";
import { findShare } from "@academiz/domain/scorm";
import { type Column, Duration, EmptyState, Link, ScoreMark, Table, When } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link as RouterLink } from "@tanstack/react-router";
import { BookOpen } from "lucide-react";
import { TypeName } from "../home/product-type.tsx";
import { BegunAnewNote } from "./begun-anew.tsx";
import { HowFar } from "./how-far.tsx";
import * as styles from "./learning.css.ts";
import { Standing } from "./standing.tsx";

export interface ResultsTableProps {
  /** The products that were begun, also those that begin anew. */
  readonly products: readonly LearntProduct[];
  readonly markType: string;
}

export function ResultsTable({ products, markType }: ResultsTableProps) {
  const { t } = useLingui();
  const columns: readonly Column<LearntProduct>[] = [
    {
      id: "name",
      header: t`Product`,
      heading: true,
      cell: ({ name, type, perimeterSlug, begunAnew }) => (
        <span className={styles.named}>
          {perimeterSlug === null ? (
            name
          ) : (
            <Link alone render={<RouterLink to="/open/$perimeterSlug" params={{ perimeterSlug }} />}>
              {name}
            </Link>
          )}
          <TypeName type={type} />
          {perimeterSlug === null && (
            <span className={styles.quiet}>
              <Trans>Not open to you any more</Trans>
            </span>
          )}
          {begunAnew && <BegunAnewNote of={begunAnew} />}
        </span>
      ),
    },
    {
      id: "state",
      header: t`Status`,
      // Whoever begins anew stands here too, with nothing yet.
      cell: ({ progress }) => <Standing status={progress?.status ?? null} />,
    },
    {
      id: "progress",
      header: t`Progress`,
      cell: ({ name, type, progress }) =>
        progress ? <HowFar name={name} percentage={findShare(type, progress)} /> : "–",
    },
    {
      id: "score",
      header: t`Result`,
      cell: ({ progress }) =>
        progress && progress.score !== null ? <ScoreMark score={speakScore(progress.score, markType)} /> : "–",
    },
    { id: "time", header: t`Time`, cell: ({ progress }) => (progress ? <Duration seconds={progress.time} /> : "–") },
    { id: "seen", header: t`Last time`, cell: ({ progress }) => (progress ? <When at={progress.eventDate} /> : "–") },
  ];
  return (
    <Table
      label={t`My results`}
      columns={columns}
      rows={products}
      getKey={({ slug }) => slug}
      empty={
        <EmptyState icon={<BookOpen size={24} aria-hidden />} title={<Trans>You have not begun anything yet</Trans>}>
          <Trans>Begin a course, and you see here how far you are.</Trans>
        </EmptyState>
      }
    />
  );
}
