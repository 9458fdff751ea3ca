// Knows how people of the organisation are found and enrolled in a date, several at once.
import type { SlotCandidate, Trouble } from "@academiz/application/ports";
import { Button, Checkbox, Drawer, SearchInput, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useOffice } from "../../office/office-context.ts";
import { TroubleText } from "../../office/trouble-text.tsx";
import { useLogin } from "../../people/use-login.ts";
import { failure, warning } from "../../product/product.css.ts";
import { namePerson } from "../planning/name-person.ts";
import * as styles from "../sessions.css.ts";

export interface EnrolPanelProps {
  readonly slug: string;
  readonly placesLeft: number;
  readonly onClose: () => void;
  readonly onEnrol: (userIds: readonly string[]) => void;
}
interface Found {
  readonly people: readonly SlotCandidate[];
  readonly total: number;
  readonly isOpen: boolean;
}

/** Milliseconds: the search begins once the typing pauses. */
const REST = 200;

/** Whoever has a place already is shown with it, whatever has become of the audience. */
const isOffered = ({ isEnrolled, isMeant }: SlotCandidate): boolean => isEnrolled || isMeant;

export function EnrolPanel({ slug, placesLeft, onClose, onEnrol }: EnrolPanelProps) {
  const { t } = useLingui();
  const login = useLogin();
  const { office } = useOffice();
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<string, SlotCandidate>>(new Map());
  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(() => {
      void office.classrooms.findCandidates(slug, query).then((answer) => {
        if (isGone) return;
        setTrouble(answer.ok ? null : answer.error);
        if (answer.ok) setFound(answer.value);
      });
    }, REST);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [query, slug, office]);
  const turn = (person: SlotCandidate, isChosen: boolean) =>
    setChosen((before) => {
      const next = new Map(before);
      if (isChosen) next.set(person.userId, person);
      else next.delete(person.userId);
      return next;
    });
  const shown = found?.people ?? [];
  const others = [...chosen.values()].filter(({ userId }) => !shown.some((one) => one.userId === userId));
  const outside = shown.filter((person) => !isOffered(person));
  const isOver = chosen.size > placesLeft;
  const left = (found?.total ?? 0) - shown.length;
  return (
    <Drawer
      open
      closeOnOutside={chosen.size === 0}
      onClose={onClose}
      title={<Trans>Enrol people</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            disabled={chosen.size === 0 || isOver}
            accessibleWhenDisabled
            onClick={() => onEnrol([...chosen.keys()])}
          >
            {chosen.size === 0 ? (
              <Trans>Enrol</Trans>
            ) : (
              <Plural value={chosen.size} one="Enrol # person" other="Enrol # people" />
            )}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <SearchInput label={t`Search by name, login or e-mail`} value={query} onValueChange={setQuery} />
        {isOver && (
          <p role="alert" className={failure}>
            <Plural value={placesLeft} one="Only # place is left." other="Only # places are left." />
          </p>
        )}
        {trouble && (
          <p role="alert" className={failure}>
            <TroubleText trouble={trouble} />
          </p>
        )}
        {found && !found.isOpen && (
          <p role="status" className={warning}>
            <Trans>
              The classroom is not open when this date begins, so nobody can be enrolled. Its author publishes it again,
              or changes when it is open.
            </Trans>
          </p>
        )}
        {!found && !trouble && (
          <SkeletonGroup>
            <Skeleton shape="control" />
          </SkeletonGroup>
        )}
        {found && shown.length === 0 && (
          <p className={styles.quiet}>
            <Trans>Nobody matches</Trans>
          </p>
        )}
        <ul aria-label={t`People who were found`} className={styles.plain}>
          {[...others, ...shown.filter(isOffered)].map((person) => (
            <li key={person.userId}>
              <Checkbox
                help={person.isEnrolled ? t`${login(person.identifier)}, enrolled already` : login(person.identifier)}
                checked={person.isEnrolled || chosen.has(person.userId)}
                disabled={person.isEnrolled}
                onCheckedChange={(isChosen) => turn(person, isChosen)}
              >
                {namePerson(person)}
              </Checkbox>
            </li>
          ))}
        </ul>
        {found?.isOpen && outside.length > 0 && (
          <section className={styles.stack}>
            <h3 className={styles.heading}>
              <Trans>The classroom is not for them</Trans>
            </h3>
            <p className={styles.quiet}>
              <Trans>Once its author adds them to its audience, they can be enrolled.</Trans>
            </p>
            <ul aria-label={t`People whom the classroom is not for`} className={styles.plain}>
              {outside.map((person) => (
                <li key={person.userId}>
                  {namePerson(person)} <span className={styles.quiet}>{login(person.identifier)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {left > 0 && (
          <p className={styles.quiet}>
            <Plural value={left} one="# more: type a part of the name." other="# more: type a part of the name." />
          </p>
        )}
      </div>
    </Drawer>
  );
}
