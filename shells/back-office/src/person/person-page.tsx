// Knows the page of one person: what they learn, where they are signed in, and what was done to their account.
import { connectOpenSessions, openSessionsMachine } from "@academiz/application/open-sessions";
import { personMachine, readRights } from "@academiz/application/people";
import type { ManagedPerson, PersonPages } from "@academiz/application/ports";
import {
  Breadcrumbs,
  Button,
  ErrorState,
  PageHeader,
  SessionRows,
  Skeleton,
  SkeletonGroup,
  useToasts,
} from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useParams } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { Gift, Pencil } from "lucide-react";
import { useMemo, useState } from "react";
import { useOffice, useSession } from "../office/office-context.ts";
import { NoRight } from "../office/pages/no-right.tsx";
import { TroubleText } from "../office/trouble-text.tsx";
import { namePerson } from "../people/name-person.ts";
import { AccountChip } from "../people/parts/account-chip.tsx";
import { GiveProduct } from "../people/parts/give-product.tsx";
import { ROLE_WORDS } from "../people/role-words.ts";
import { useTrees } from "../people/use-trees.ts";
import { EventsPart } from "./events-part.tsx";
import { LearningPart } from "./learning-part.tsx";
import * as styles from "./person.css.ts";
import { PersonDoings } from "./person-doings.tsx";
import { ResetSecondFactor } from "./reset-second-factor.tsx";

export function PersonPage() {
  const { id } = useParams({ from: "/gate/layout/people/$id" });
  const { mayAdminister } = useSession();
  return mayAdminister ? <Opened key={id} id={id} /> : <NoRight />;
}

function Opened({ id }: { readonly id: string }) {
  const { office } = useOffice();
  const [{ value: phase, context }, send] = useActor(personMachine, {
    input: { load: office.people.read, criteria: id },
  });
  if (phase === "failed")
    return (
      <ErrorState
        level={1}
        title={<Trans>This person could not be opened.</Trans>}
        requestId={context.trouble?.requestId}
        onRetry={() => send({ type: "retry.asked" })}
        action={
          <Button render={<Link to="/people" />}>
            <Trans>Back to the people</Trans>
          </Button>
        }
      >
        <TroubleText trouble={context.trouble} />
      </ErrorState>
    );
  if (context.shown) return <Person person={context.shown} onChanged={() => send({ type: "retry.asked" })} />;
  return (
    <SkeletonGroup>
      <Skeleton shape="title" width="third" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

interface PersonProps {
  readonly person: ManagedPerson;
  readonly onChanged: () => void;
}

function Person({ person, onChanged }: PersonProps) {
  const { t, i18n } = useLingui();
  const { office } = useOffice();
  const { user } = useSession();
  const trees = useTrees(office.people);
  const name = namePerson(person);
  const own = { identifier: user?.identifier ?? "", roles: user?.roles ?? [] };
  const { mayChange, mayRemove, mayGive } = readRights(own, person);
  // Actions on this page enter the history, which is loaded again.
  const [doings, setDoings] = useState(0);
  const notify = useToasts();
  const [isGiving, setGiving] = useState(false);
  const [gifts, setGifts] = useState(0);
  const noteDoing = () => setDoings((count) => count + 1);
  return (
    <div className={styles.page} data-in-order>
      <title>{t`${name} – Academiz`}</title>
      <PageHeader
        above={<Breadcrumbs items={[{ label: t`People`, render: <Link to="/people" /> }, { label: name }]} />}
        title={name}
        status={<AccountChip {...person} />}
        description={`${person.roles.map((role) => i18n._(ROLE_WORDS[role].name)).join(", ")} · ${person.email} · ${person.login}`}
        actions={
          <>
            {mayGive && (
              <Button icon={<Gift size={20} aria-hidden />} onClick={() => setGiving(true)}>
                <Trans>Give a product…</Trans>
              </Button>
            )}
            {mayChange && (
              <Button
                icon={<Pencil size={20} aria-hidden />}
                render={<Link to="/people" search={{ q: person.login, person: person.id }} />}
              >
                <Trans>Edit</Trans>
              </Button>
            )}
            <PersonDoings
              person={person}
              own={own}
              onChanged={() => {
                onChanged();
                noteDoing();
              }}
            />
          </>
        }
      />
      <LearningPart pages={office.personPages} id={person.id} gifts={gifts} />
      {mayChange && <Sessions pages={office.personPages} id={person.id} name={name} />}
      {mayRemove && <ResetSecondFactor pages={office.personPages} person={person} name={name} onReset={noteDoing} />}
      {mayChange && <EventsPart pages={office.personPages} id={person.id} trees={trees} doings={doings} />}
      {isGiving && (
        <GiveProduct
          pages={office.personPages}
          id={person.id}
          name={name}
          onClose={() => setGiving(false)}
          onGiven={() => {
            setGiving(false);
            setGifts((count) => count + 1);
            notify({ kind: "success", text: t`${name} has it from now on` });
          }}
        />
      )}
    </div>
  );
}

interface SessionsProps {
  readonly pages: Pick<PersonPages, "sessionsOf">;
  readonly id: string;
  readonly name: string;
}

function Sessions({ pages, id, name }: SessionsProps) {
  const sessions = useMemo(() => pages.sessionsOf(id), [pages, id]);
  const [snapshot, send] = useActor(openSessionsMachine, { input: { sessions } });
  return (
    <SessionRows
      view={connectOpenSessions(snapshot)}
      of={name}
      onEnd={(session) => send({ type: "session.ended", id: session })}
      onEndOthers={() => send({ type: "others.ended" })}
      onRetry={() => send({ type: "retry.asked" })}
    />
  );
}
