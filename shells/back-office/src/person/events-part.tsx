// Knows how the history of an account is shown: by whom, when, and for each field the old and the new value.
import { connectLoading, eventsMachine } from "@academiz/application/people";
import type { ClientTrees, PersonEvent, PersonPages } from "@academiz/application/ports";
import type { AccountChange } from "@academiz/domain/identity";
import { Card, EmptyState, When } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { History } from "lucide-react";
import { useEffect } from "react";
import { listPlaces } from "../people/list-tree.ts";
import { ROLE_WORDS } from "../people/role-words.ts";
import { EVENT_WORDS, FIELD_WORDS, findDetailWords, findWritten } from "./event-words.ts";
import { listSaid } from "./list-said.ts";
import { Once } from "./once.tsx";
import * as styles from "./person.css.ts";

export interface EventsPartProps {
  readonly pages: Pick<PersonPages, "listEvents">;
  readonly id: string;
  readonly trees: ClientTrees;
  /** How many things were done on this page: after each the history is loaded again. */
  readonly doings: number;
}

export function EventsPart({ pages, id, trees, doings }: EventsPartProps) {
  const [snapshot, send] = useActor(eventsMachine, { input: { load: pages.listEvents, criteria: id } });
  useEffect(() => {
    if (doings > 0) send({ type: "retry.asked" });
  }, [doings, send]);
  const titles = new Map(listPlaces(trees.affectations).map(({ value, label }) => [value, label]));
  return (
    <Card
      title={<Trans>What was done to this account</Trans>}
      description={<Trans>The last 13 months, the newest first, 200 lines at most.</Trans>}
    >
      <Once
        loaded={connectLoading(snapshot)}
        failure={<Trans>What was done to this account could not be loaded</Trans>}
        onRetry={() => send({ type: "retry.asked" })}
      >
        {(events) =>
          events.length === 0 ? (
            <EmptyState icon={<History size={24} aria-hidden />} title={<Trans>Nothing was done yet</Trans>}>
              <Trans>Each change of the account appears here, with who made it.</Trans>
            </EmptyState>
          ) : (
            <ol className={styles.rows}>
              {events.map((event) => (
                <EventRow key={event.id} event={event} titles={titles} />
              ))}
            </ol>
          )
        }
      </Once>
    </Card>
  );
}

interface EventRowProps {
  readonly event: PersonEvent;
  /** The titles of places, by their ids. */
  readonly titles: ReadonlyMap<string, string>;
}

function EventRow({ event, titles }: EventRowProps) {
  const { i18n } = useLingui();
  const [detail, written] = [findDetailWords(event), findWritten(event)];
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <span className={styles.title}>
          {i18n._(EVENT_WORDS[event.kind])}
          {detail && `, ${i18n._(detail)}`}
          {written !== null && ` – ${written}`}
        </span>
        <span className={styles.quiet}>
          <When at={event.at} />
        </span>
      </div>
      {event.changes.length > 0 && (
        <ul className={styles.changes}>
          {event.changes.map((change) => (
            <li key={change.field} className={styles.value}>
              <Changed change={change} titles={titles} />
            </li>
          ))}
        </ul>
      )}
      <span className={styles.quiet}>
        <By by={event.by} />
      </span>
    </li>
  );
}

function By({ by }: Pick<PersonEvent, "by">) {
  if (by === null) return <Trans>Asked for without signing in</Trans>;
  if (by.isThemselves) return <Trans>By themselves</Trans>;
  if (by.isElsewhere) return <Trans>By an administrator of another organisation</Trans>;
  if (by.name === null) return <Trans>By somebody who has no account any more</Trans>;
  const { name } = by;
  return <Trans>By {name}</Trans>;
}

/** Roles and places by name; a place that is gone by its id. */
function Changed({
  change: { field, before, after },
  titles,
}: { readonly change: AccountChange } & Pick<EventRowProps, "titles">) {
  const { t, i18n } = useLingui();
  const name = (value: string): string => {
    if (field === "roles")
      return value in ROLE_WORDS ? i18n._(ROLE_WORDS[value as keyof typeof ROLE_WORDS].name) : value;
    if (field === "affectations") return titles.get(value) ?? value;
    if (field === "locale") return value === "fr" ? t`French` : t`English`;
    if (field === "admitted") return i18n.date(new Date(value), { dateStyle: "long", timeStyle: "short" });
    return value;
  };
  const say = (values: readonly string[]) => listSaid(values).map(name).join(", ") || t`nothing`;
  const [label, from, to] = [i18n._(FIELD_WORDS[field]), say(before), say(after)];
  return (
    <Trans>
      {label}: {from} → {to}
    </Trans>
  );
}
