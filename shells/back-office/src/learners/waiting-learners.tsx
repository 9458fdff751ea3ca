// Knows how an author sees who should play a product and has not begun it, and whether that is late.
import { connectWaiting, waitingMachine } from "@academiz/application/learners";
import type { ProductLibrary, WaitingLearner } from "@academiz/application/ports";
import { Button, type Column, DueChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { UserCheck } from "lucide-react";
import { useEffect } from "react";
import { OfficeList } from "../lists/office-list.tsx";
import { TableFiles } from "../lists/table-files.tsx";
import type { WaitingSearch } from "../office/addresses/waiting-search.ts";
import { useSession } from "../office/office-context.ts";

export interface WaitingLearnersProps {
  readonly library: Pick<ProductLibrary, "listWaiting" | "writeWaiting">;
  readonly slug: string;
  readonly search: WaitingSearch;
  readonly onSearch: (search: WaitingSearch) => void;
  /** True where nobody has begun it either: then an empty list means that it has no audience. */
  readonly isForNobody: boolean;
  /** Loads the other lists of learners again as well. */
  readonly onRefresh: () => void;
  /** Shows a learner beside the list; absent where nothing is shown. */
  readonly onLearner?: ((learner: Pick<WaitingLearner, "identifier" | "name">) => void) | undefined;
}

export function WaitingLearners({
  library,
  slug,
  search,
  onSearch,
  isForNobody,
  onRefresh,
  onLearner,
}: WaitingLearnersProps) {
  const { t } = useLingui();
  const { mayAdminister } = useSession();
  const { named: query = "", waitingPage: page = 1 } = search;
  const [snapshot, send] = useActor(waitingMachine, {
    input: { load: (criteria) => library.listWaiting(slug, criteria), criteria: { query, page } },
  });
  const { context } = snapshot;
  const isAsked = context.criteria.query === query && context.criteria.page === page;
  useEffect(() => {
    if (!isAsked) send({ type: "criteria.changed", criteria: { query, page } });
  }, [send, isAsked, query, page]);
  const view = connectWaiting(snapshot);
  const columns: readonly Column<WaitingLearner>[] = [
    { id: "name", header: t`Learner`, heading: true, cell: ({ name }) => name },
    {
      id: "login",
      header: t`Login`,
      cell: ({ id, login }) =>
        mayAdminister ? (
          <Link to="/people/$id" params={{ id }}>
            {login}
          </Link>
        ) : (
          login
        ),
    },
    ...(view.due === null
      ? []
      : [{ id: "due", header: t`To be done by`, cell: () => <DueChip dueAt={view.due} isOver={false} /> }]),
  ];
  const find = (named: string) => onSearch({ who: "waiting", ...(named !== "" && { named }) });
  return (
    <OfficeList
      label={t`Not started yet`}
      view={view}
      send={(event) => {
        send(event);
        onRefresh();
      }}
      columns={columns}
      getKey={({ id }) => id}
      door={
        onLearner &&
        (({ identifier, name }) => ({ onOpen: () => onLearner({ identifier, name }), label: t`Open ${name}` }))
      }
      search={{ label: t`Search by name, login or e-mail`, query, onSearch: find }}
      isRefreshable
      tools={<TableFiles title={t`Not started yet`} write={(format) => library.writeWaiting(slug, format)} />}
      failure={<Trans>Those who have not started could not be loaded</Trans>}
      empty={
        isForNobody
          ? {
              icon: <UserCheck size={24} aria-hidden />,
              title: <Trans>It is for nobody</Trans>,
              text: <Trans>Whoever its audience means is listed here until they begin.</Trans>,
            }
          : {
              icon: <UserCheck size={24} aria-hidden />,
              title: <Trans>Everybody who may open it has begun</Trans>,
            }
      }
      unmatched={{
        title: <Trans>Nobody matches</Trans>,
        action: (
          <Button onClick={() => find("")}>
            <Trans>Show everybody</Trans>
          </Button>
        ),
      }}
      onPage={(wanted) => onSearch({ ...search, waitingPage: wanted })}
    />
  );
}
