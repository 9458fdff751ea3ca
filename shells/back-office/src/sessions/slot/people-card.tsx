// Knows how the people of a date are shown, enrolled and taken out, and how it is noted who was there.
import type { SlotEvent, SlotView } from "@academiz/application/classroom-slots";
import type { ChainMark, SlotDetails, SlotPerson } from "@academiz/application/ports";
import {
  Button,
  Card,
  type Column,
  ConfirmDialog,
  DrawnSignature,
  EmptyState,
  IconButton,
  Menu,
  MenuItem,
  Pagination,
  Table,
  useToasts,
} from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { EllipsisVertical, Route, UserCheck, UserMinus, UserPlus, Users, UserX } from "lucide-react";
import { useState } from "react";
import { BulkBar } from "../../lists/bulk-bar.tsx";
import { useMany } from "../../lists/use-many.ts";
import { useOffice } from "../../office/office-context.ts";
import { useLogin } from "../../people/use-login.ts";
import { lateOffice } from "../../words/late-office.ts";
import { namePerson } from "../planning/name-person.ts";
import * as styles from "../sessions.css.ts";
import { AttestationItems } from "./attestation-items.tsx";
import { EnrolPanel } from "./enrol-panel.tsx";
import { type Claim, MarkDialog } from "./mark-dialog.tsx";
import { MarkText } from "./mark-text.tsx";

export interface PeopleCardProps {
  readonly view: SlotView & { readonly slot: SlotDetails };
  readonly send: (event: SlotEvent) => void;
  readonly marks: readonly ChainMark[];
  readonly onMarked: () => void;
}

const PathLearnerPanel = lateOffice(
  async () => (await import("../../path/learner/path-learner-panel.tsx")).PathLearnerPanel,
  { isRare: true },
);

const PAGE = 100;

export function PeopleCard({ view, send, marks, onMarked }: PeopleCardProps) {
  const { t } = useLingui();
  const login = useLogin();
  const notify = useToasts();
  const { office } = useOffice();
  const { slot, page, isBusy } = view;
  const { slug, people, enrolled, capacity, startAt, waiting } = slot;
  const [isEnrolling, setEnrolling] = useState(false);
  const [led, setLed] = useState<SlotPerson | null>(null);
  const [withdrawn, setWithdrawn] = useState<SlotPerson | null>(null);
  const [claimed, setClaimed] = useState<{
    readonly people: readonly SlotPerson[];
    readonly isPresent: boolean;
  } | null>(null);
  const many = useMany<SlotPerson>(
    ({ userId }) => userId,
    ({ isWhole }) => {
      onMarked();
      if (isWhole) notify({ kind: "success", text: t`Noted` });
    },
  );
  const hasBegun = office.clock.now() >= Date.parse(startAt);
  const drawings = new Map(
    marks.flatMap(({ userId, kind, drawing }) => (kind === "SIGNED" ? [[userId, drawing]] : [])),
  );
  const note = (claim: Claim) => {
    if (!claimed) return;
    many.ask(claimed.people, ({ userId }) => office.classrooms.mark(slug, userId, claim));
    setClaimed(null);
  };
  const columns: readonly Column<SlotPerson>[] = [
    {
      id: "name",
      header: t`Name`,
      heading: true,
      cell: (person) => (
        <div>
          {namePerson(person)}
          {!person.isMeant && (
            <div className={styles.quiet}>
              <Trans>The classroom is not open to them when this date begins</Trans>
            </div>
          )}
        </div>
      ),
    },
    {
      id: "login",
      header: t`Login`,
      cell: ({ identifier }) => <span className={styles.cell}>{login(identifier)}</span>,
    },
    { id: "mark", header: t`Presence`, cell: ({ mark }) => <MarkText mark={mark} /> },
    {
      id: "drawing",
      header: t`Signature`,
      cell: (person) => {
        const drawing = drawings.get(person.userId);
        return drawing ? <DrawnSignature drawing={drawing} label={t`Signature of ${namePerson(person)}`} /> : "–";
      },
    },
    {
      id: "actions",
      header: t`Actions`,
      align: "end",
      cell: (person) => (
        <Menu
          placement="bottom-end"
          trigger={
            <IconButton label={t`Actions: ${namePerson(person)}`} icon={<EllipsisVertical size={20} aria-hidden />} />
          }
        >
          <MenuItem
            icon={<UserCheck size={20} aria-hidden />}
            disabled={!hasBegun}
            onClick={() => setClaimed({ people: [person], isPresent: true })}
          >
            <Trans>Note as present…</Trans>
          </MenuItem>
          <MenuItem
            icon={<UserX size={20} aria-hidden />}
            disabled={!hasBegun}
            onClick={() => setClaimed({ people: [person], isPresent: false })}
          >
            <Trans>Note as absent…</Trans>
          </MenuItem>
          <MenuItem icon={<Route size={20} aria-hidden />} onClick={() => setLed(person)}>
            <Trans>Steps that wait for this session…</Trans>
          </MenuItem>
          <AttestationItems slug={slug} userId={person.userId} />
          <MenuItem
            danger
            icon={<UserMinus size={20} aria-hidden />}
            disabled={person.mark !== null}
            onClick={() => setWithdrawn(person)}
          >
            <Trans>Take out…</Trans>
          </MenuItem>
        </Menu>
      ),
    },
  ];
  const chosen = [...many.chosen.values()];
  const pages = Math.max(1, Math.ceil(enrolled / PAGE));
  const enrol = (
    <Button
      icon={<UserPlus size={20} aria-hidden />}
      disabled={enrolled >= capacity}
      accessibleWhenDisabled
      onClick={() => setEnrolling(true)}
    >
      <Trans>Enrol people</Trans>
    </Button>
  );
  const name = withdrawn ? namePerson(withdrawn) : "";
  return (
    <Card
      title={<Trans>Enrolled</Trans>}
      description={
        enrolled >= capacity ? (
          <Trans>Every place is taken: {capacity}.</Trans>
        ) : (
          <Plural
            value={enrolled}
            one={`# of ${capacity} places is taken.`}
            other={`# of ${capacity} places are taken.`}
          />
        )
      }
    >
      <div className={styles.stack}>
        {people.length === 0 && page === 1 ? (
          <EmptyState icon={<Users size={24} aria-hidden />} title={<Trans>Nobody yet</Trans>} action={enrol}>
            <Trans>Those who are enrolled sign here, or are noted as present by you.</Trans>
          </EmptyState>
        ) : (
          <>
            <div className={styles.line}>{enrol}</div>
            {!hasBegun && (
              <p className={styles.quiet}>
                <Trans>Who was there is noted once it has begun.</Trans>
              </p>
            )}
            <BulkBar
              label={t`Selected people`}
              unit={t`People`}
              count={chosen.length}
              chosen={<Plural value={chosen.length} one="# person selected" other="# people selected" />}
              bulk={many.bulk}
              name={(person) => ({ slug: person.userId, name: namePerson(person) })}
              onClear={many.clear}
              onStop={many.stop}
              onDismiss={many.dismiss}
            >
              <Button
                size="small"
                disabled={!hasBegun}
                accessibleWhenDisabled
                onClick={() => setClaimed({ people: chosen, isPresent: true })}
              >
                <Trans>Note as present…</Trans>
              </Button>
              <Button
                size="small"
                disabled={!hasBegun}
                accessibleWhenDisabled
                onClick={() => setClaimed({ people: chosen, isPresent: false })}
              >
                <Trans>Note as absent…</Trans>
              </Button>
            </BulkBar>
            <Table
              label={t`People of this date`}
              columns={columns}
              rows={people}
              getKey={({ userId }) => userId}
              selection={{
                selected: new Set(many.chosen.keys()),
                nameRow: namePerson,
                onChange: (ids) => many.choose(ids, people),
              }}
            />
            {pages > 1 && (
              <Pagination
                label={t`People of this date`}
                onPrevious={page > 1 ? () => send({ type: "page.turned", page: page - 1 }) : undefined}
                onNext={page < pages ? () => send({ type: "page.turned", page: page + 1 }) : undefined}
              >
                <Trans>
                  Page {page} of {pages}
                </Trans>
              </Pagination>
            )}
          </>
        )}
      </div>
      {waiting.length > 0 && (
        <section className={styles.stack} aria-label={t`Waiting for a place`}>
          <h3 className={styles.heading}>
            <Trans>Waiting for a place</Trans>
          </h3>
          <ol className={styles.bullets}>
            {waiting.map((person) => (
              <li key={person.userId}>{namePerson(person)}</li>
            ))}
          </ol>
          <p className={styles.quiet}>
            <Trans>Whoever waits the longest gets the next free place, and is told.</Trans>
          </p>
        </section>
      )}
      {isEnrolling && (
        <EnrolPanel
          slug={slug}
          placesLeft={capacity - enrolled}
          onClose={() => setEnrolling(false)}
          onEnrol={(userIds) => {
            setEnrolling(false);
            send({ type: "people.enrolled", userIds });
          }}
        />
      )}
      {claimed && (
        <MarkDialog
          people={claimed.people}
          isPresent={claimed.isPresent}
          onClose={() => setClaimed(null)}
          onNoted={note}
        />
      )}
      {led && (
        <PathLearnerPanel
          key={led.userId}
          learners={office.slotLearners}
          slug={slug}
          identifier={led.userId}
          name={namePerson(led)}
          empty={
            <EmptyState icon={<Route size={24} aria-hidden />} title={<Trans>No step waits for this session</Trans>}>
              <Trans>No learning path that they have begun leads here.</Trans>
            </EmptyState>
          }
          onClose={() => setLed(null)}
        />
      )}
      <ConfirmDialog
        open={withdrawn !== null}
        danger
        busy={isBusy}
        title={<Trans>Take “{name}” out?</Trans>}
        confirmLabel={t`Take out`}
        onCancel={() => setWithdrawn(null)}
        onConfirm={() => {
          if (withdrawn) send({ type: "person.withdrawn", userId: withdrawn.userId });
          setWithdrawn(null);
        }}
      >
        <Trans>Their place in this date is free then. They can be enrolled again.</Trans>
      </ConfirmDialog>
    </Card>
  );
}
