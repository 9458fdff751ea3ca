// Knows how one person's learning is shown: products and progress, finished plays, questions to experts.
import { connectLoading, learningMachine } from "@academiz/application/people";
import type { PersonLearning, PersonPages, PersonPlay } from "@academiz/application/ports";
import { DEFAULT_MARK_TYPE, speakScore } from "@academiz/domain/scoring";
import {
  Card,
  type Column,
  Duration,
  EmptyState,
  Link as PageLink,
  ScoreMark,
  StatusChip,
  Table,
  When,
} from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { BookOpen, MessageSquare, Trophy } from "lucide-react";
import { useEffect } from "react";
import { useSession } from "../office/office-context.ts";
import { CertificatesCard } from "./certificates-card.tsx";
import { Once } from "./once.tsx";
import * as styles from "./person.css.ts";
import { ProductsTable } from "./products-table.tsx";

export interface LearningPartProps {
  readonly pages: Pick<PersonPages, "readLearning" | "listParts" | "withdrawCertificate">;
  readonly id: string;
  /** How many products were given on this page: after each the list is loaded again. */
  readonly gifts: number;
}

export function LearningPart({ pages, id, gifts }: LearningPartProps) {
  const [snapshot, send] = useActor(learningMachine, { input: { load: pages.readLearning, criteria: id } });
  useEffect(() => {
    if (gifts > 0) send({ type: "retry.asked" });
  }, [gifts, send]);
  return (
    <Once
      loaded={connectLoading(snapshot)}
      failure={<Trans>What this person learns could not be loaded</Trans>}
      onRetry={() => send({ type: "retry.asked" })}
    >
      {(learning) => (
        <div className={styles.stack}>
          <Card title={<Trans>Products and progress</Trans>}>
            {learning.products.length === 0 ? (
              <EmptyState icon={<BookOpen size={24} aria-hidden />} title={<Trans>No product yet</Trans>}>
                <Trans>Products that are made available to this person appear here.</Trans>
              </EmptyState>
            ) : (
              <ProductsTable products={learning.products} loadParts={(slug) => pages.listParts(id, slug)} />
            )}
          </Card>
          <CertificatesCard
            certificates={learning.certificates}
            withdraw={pages.withdrawCertificate}
            onWithdrawn={() => send({ type: "retry.asked" })}
          />
          <Plays plays={learning.plays} />
          <Conversations conversations={learning.conversations} />
        </div>
      )}
    </Once>
  );
}

function Plays({ plays }: Pick<PersonLearning, "plays">) {
  const { t } = useLingui();
  const markType = useSession().client?.markType ?? DEFAULT_MARK_TYPE;
  const columns: readonly Column<PersonPlay>[] = [
    { id: "product", header: t`Product`, heading: true, cell: ({ product }) => product.name },
    {
      id: "result",
      header: t`Result`,
      cell: ({ status, setAside }) => (
        <span className={styles.line}>
          {status === "COMPLETE" ? (
            <StatusChip tone="success">
              <Trans>Completed</Trans>
            </StatusChip>
          ) : (
            <StatusChip tone="error">
              <Trans>Failed</Trans>
            </StatusChip>
          )}
          {setAside && (
            <span className={styles.quiet}>
              <Trans>
                No longer counts: begun anew <When at={setAside.at} />
              </Trans>
            </span>
          )}
        </span>
      ),
    },
    {
      id: "score",
      header: t`Score`,
      cell: ({ score }) => (score === null ? "–" : <ScoreMark score={speakScore(score, markType)} />),
    },
    { id: "time", header: t`Time`, cell: ({ time }) => <Duration seconds={time} /> },
    { id: "when", header: t`When`, cell: ({ eventDate }) => <When at={eventDate} /> },
  ];
  return (
    <Card title={<Trans>History of plays</Trans>} description={<Trans>The newest attempts that ended.</Trans>}>
      {plays.length === 0 ? (
        <EmptyState icon={<Trophy size={24} aria-hidden />} title={<Trans>No play has ended yet</Trans>}>
          <Trans>Each attempt at a game or a package appears here once it has ended.</Trans>
        </EmptyState>
      ) : (
        <Table
          label={t`History of plays`}
          columns={columns}
          rows={plays}
          getKey={({ product, eventDate, score }) => `${product.slug} ${eventDate} ${score}`}
        />
      )}
    </Card>
  );
}

function Conversations({ conversations }: Pick<PersonLearning, "conversations">) {
  const { t } = useLingui();
  return (
    <Card title={<Trans>Questions to experts</Trans>}>
      {conversations.length === 0 ? (
        <EmptyState icon={<MessageSquare size={24} aria-hidden />} title={<Trans>No question yet</Trans>}>
          <Trans>What this person asks experts about a page appears here.</Trans>
        </EmptyState>
      ) : (
        <ul className={styles.rows} aria-label={t`Questions to experts`}>
          {conversations.map(({ slug, product, place, messages, isClosed, lastAt }) => (
            <li key={slug} className={styles.row}>
              <span className={styles.line}>
                <PageLink alone render={<Link to="/messages" search={{ thread: slug }} />}>
                  {place ?? product.name}
                </PageLink>
                {isClosed && (
                  <StatusChip>
                    <Trans>Conversation closed</Trans>
                  </StatusChip>
                )}
              </span>
              <span className={styles.quiet}>
                {place !== null && `${product.name} · `}
                {t`${plural(messages, { one: "# message", other: "# messages" })}`} · <When at={lastAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
