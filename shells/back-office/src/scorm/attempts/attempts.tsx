// Knows how an author goes through the launches of a package: who, when, how much was called, and what went wrong.
import { connectLaunches, launchesMachine, listLaunches } from "@academiz/application/launches";
import type { LaunchCriteria } from "@academiz/application/ports";
import type { ReportedItem } from "@academiz/domain/products";
import { Button, EmptyState, SearchInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { History, SearchX } from "lucide-react";
import { useEffect, useRef } from "react";
import { ListState } from "../../lists/list-state.tsx";
import { RefreshButton } from "../../lists/refresh-button.tsx";
import { useTypedSearch } from "../../lists/use-typed-search.ts";
import { useOffice } from "../../office/office-context.ts";
import * as styles from "../common/scorm.css.ts";
import { AttemptsList } from "./attempts-list.tsx";
import { LaunchDialog } from "./launch-dialog.tsx";

export interface AttemptsProps extends LaunchCriteria {
  readonly slug: string;
  /** Of the package, as its author knows them. */
  readonly items: readonly ReportedItem[];
  /** The score that the package is won from, 0–100; null where it is not known. */
  readonly asked: number | null;
  readonly onCriteria: (criteria: LaunchCriteria) => void;
}

export function Attempts({ slug, items, asked, query, page, onCriteria }: AttemptsProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const [snapshot, send] = useActor(launchesMachine, {
    input: { lister: listLaunches(office.launches, slug), criteria: { query, page } },
  });
  const view = connectLaunches(snapshot);
  const sent = useRef({ query, page });
  useEffect(() => {
    if (sent.current.query === query && sent.current.page === page) return;
    sent.current = { query, page };
    send({ type: "criteria.changed", criteria: { query, page } });
  }, [query, page, send]);
  const [typed, setTyped] = useTypedSearch(query, (next) => onCriteria({ query: next, page: 1 }));
  return (
    <div className={styles.stack}>
      {!view.isEmpty && (
        <div className={styles.spread}>
          <div className={styles.search}>
            <SearchInput label={t`Search learners`} value={typed} onValueChange={setTyped} />
          </div>
          <RefreshButton isRefreshing={view.isRefreshing} onClick={() => send({ type: "retry.asked" })} />
        </div>
      )}
      <ListState
        view={view}
        failure={<Trans>The visits could not be loaded</Trans>}
        onRetry={() => send({ type: "retry.asked" })}
      />
      {view.phase === "ready" && view.isEmpty && (
        <EmptyState
          icon={<History size={24} aria-hidden />}
          title={<Trans>Nobody has opened it yet</Trans>}
          action={<RefreshButton isRefreshing={view.isRefreshing} onClick={() => send({ type: "retry.asked" })} />}
        >
          <Trans>
            Each time a learner opens the published package, what it tells the platform is noted here. Previews are not.
          </Trans>
        </EmptyState>
      )}
      {view.phase === "ready" && !view.isEmpty && view.rows.length === 0 && (
        <EmptyState
          icon={<SearchX size={24} aria-hidden />}
          title={<Trans>No visit matches</Trans>}
          action={
            <Button onClick={() => onCriteria({ query: "", page: 1 })}>
              <Trans>Show all visits</Trans>
            </Button>
          }
        >
          <Trans>Try fewer letters of the learner’s name.</Trans>
        </EmptyState>
      )}
      {view.phase === "ready" && view.rows.length > 0 && (
        <AttemptsList
          view={view}
          asked={asked}
          onOpen={(id) => send({ type: "row.opened", id })}
          onPage={(next) => onCriteria({ query, page: next })}
        />
      )}
      {view.open && (
        <LaunchDialog
          open={view.open}
          items={items}
          asked={asked}
          onClose={() => send({ type: "row.closed" })}
          onRetry={() => send({ type: "retry.asked" })}
        />
      )}
    </div>
  );
}
