// Knows how the conflicts of a slot are shown: a trainer or learners who are elsewhere, and a place that is taken.
import type { SlotConflict } from "@academiz/application/ports";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { warning } from "../../product/product.css.ts";
import * as styles from "../sessions.css.ts";
import { namePerson } from "./name-person.ts";

const SHOWN = 5;

export function ConflictList({ conflicts }: { readonly conflicts: readonly SlotConflict[] }) {
  const { i18n } = useLingui();
  if (conflicts.length === 0) return null;
  const left = conflicts.length - SHOWN;
  return (
    <div role="status" className={warning}>
      <p>
        <Trans>Something else is planned at the same time. It can be saved all the same.</Trans>
      </p>
      <ul className={styles.bullets}>
        {conflicts.slice(0, SHOWN).map(({ kind, slug, at, startAt, endAt, productName, people }) => {
          const day = i18n.date(new Date(startAt), { dateStyle: "medium" });
          const [from, to] = [startAt, endAt].map((one) => i18n.date(new Date(one), { timeStyle: "short" }));
          return (
            <li key={`${at} ${kind} ${slug}`}>
              {people ? (
                <PeopleElsewhere {...people} where={`${day}, ${from}–${to}`} productName={productName} />
              ) : kind === "trainer" ? (
                <Trans>
                  The trainer holds “{productName}” on {day}, {from}–{to}.
                </Trans>
              ) : (
                <Trans>
                  The place is taken by “{productName}” on {day}, {from}–{to}.
                </Trans>
              )}
            </li>
          );
        })}
        {left > 0 && (
          <li>
            <Plural value={left} one="# more" other="# more" />
          </li>
        )}
      </ul>
    </div>
  );
}

interface ElsewhereProps extends NonNullable<SlotConflict["people"]> {
  readonly productName: string;
  /** The day and the times. */
  readonly where: string;
}

/** The names are shown when somebody asks for them. */
function PeopleElsewhere({ count, names, productName, where }: ElsewhereProps) {
  const left = count - names.length;
  return (
    <>
      <Plural
        value={count}
        one={`# enrolled person has a place in “${productName}” on ${where}.`}
        other={`# enrolled people have a place in “${productName}” on ${where}.`}
      />
      <details>
        <summary>
          <Trans>Show the names</Trans>
        </summary>
        <ul className={styles.bullets}>
          {names.map((person, index) => (
            <li key={`${index} ${namePerson(person)}`}>{namePerson(person)}</li>
          ))}
          {left > 0 && (
            <li>
              <Plural value={left} one="# more" other="# more" />
            </li>
          )}
        </ul>
      </details>
    </>
  );
}
