// Knows how an author looks through the launches of a package: who, when, how many calls, and which errors.
import { connectLaunches, launchesMachine, listLaunches } from "@academiz/application/launches";
import type { LaunchCriteria } from "@academiz/application/ports";
import type { ReportedItem } from "@academiz/domain/products";
import { useActor } from "@xstate/react";
import { useCriteria } from "../../lists/use-criteria.ts";
import { useOffice } from "../../office/office-context.ts";
import { AttemptsList } from "./attempts-list.tsx";
import { LaunchDialog } from "./launch-dialog.tsx";

export interface AttemptsProps extends LaunchCriteria {
  readonly slug: string;
  /** The items of the package, as its author knows them. */
  readonly items: readonly ReportedItem[];
  /** The required score of the package, 0–100; null where it is not known. */
  readonly asked: number | null;
  readonly onCriteria: (criteria: LaunchCriteria) => void;
}

export function Attempts({ slug, items, asked, query, page, onCriteria }: AttemptsProps) {
  const { office } = useOffice();
  const [snapshot, send] = useActor(launchesMachine, {
    input: { lister: listLaunches(office.launches, slug), criteria: { query, page } },
  });
  const view = connectLaunches(snapshot);
  useCriteria({ query, page }, send);
  return (
    <>
      <AttemptsList
        view={view}
        send={send}
        asked={asked}
        query={query}
        onOpen={(id) => send({ type: "row.opened", id })}
        onSearch={(next) => onCriteria({ query: next, page: 1 })}
        onPage={(next) => onCriteria({ query, page: next })}
      />
      {view.open && (
        <LaunchDialog
          open={view.open}
          items={items}
          asked={asked}
          onClose={() => send({ type: "row.closed" })}
          onRetry={() => send({ type: "retry.asked" })}
        />
      )}
    </>
  );
}
