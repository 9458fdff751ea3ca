// Knows what is asked before accounts are deleted, with their names in sight.
import type { ManagedPerson } from "@academiz/application/ports";
import { ConfirmDialog } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { namePerson } from "./name-person.ts";
import { LostAttendance } from "./parts/lost-attendance.tsx";
import * as styles from "./people.css.ts";

/** Names that are read out before a number stands for the others. */
const NAMED = 8;

export interface RemovePeopleProps {
  readonly people: readonly ManagedPerson[];
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function RemovePeople({ people, onCancel, onConfirm }: RemovePeopleProps) {
  const { t } = useLingui();
  const [first] = people;
  const count = people.length;
  const others = count - NAMED;
  return (
    <ConfirmDialog
      open={count > 0}
      danger
      // Deleting many asks for the same care as deleting a product.
      typedName={count > 1 ? String(count) : undefined}
      title={
        first && count === 1 ? (
          <Trans>Delete the account of {namePerson(first)}?</Trans>
        ) : (
          <Plural value={count} one="Delete # account?" other="Delete # accounts?" />
        )
      }
      confirmLabel={count === 1 ? t`Delete the account` : t`Delete the accounts`}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {count > 1 && (
        <ul className={styles.names}>
          {people.slice(0, NAMED).map((person) => (
            <li key={person.id}>{namePerson(person)}</li>
          ))}
          {others > 0 && (
            <li>
              <Plural value={others} one="and # more" other="and # more" />
            </li>
          )}
        </ul>
      )}
      {count > 0 && <LostAttendance ids={people.map(({ id }) => id)} />}
      <p>
        <Trans>
          Names, addresses and messages are deleted. Results stay without a name, for statistics. This cannot be undone.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
