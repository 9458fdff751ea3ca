// Knows the page of one date: who is enrolled, who was there, what they signed, and what is done with it.
import { connectSlot, slotMachine } from "@academiz/application/classroom-slots";
import type { SlotDetails } from "@academiz/application/ports";
import { Button, ErrorState, Skeleton, SkeletonGroup, useToasts } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { useOffice } from "../../office/office-context.ts";
import { TroubleText } from "../../office/trouble-text.tsx";
import { useTroubleWords } from "../../office/use-trouble-words.ts";
import * as styles from "../sessions.css.ts";
import { useClassrooms } from "../use-classrooms.ts";
import { usePlanning } from "../use-planning.tsx";
import { ChainCard } from "./chain-card.tsx";
import { DocumentsCard } from "./documents/documents-card.tsx";
import { PeopleCard } from "./people-card.tsx";
import { SlotHead } from "./slot-head.tsx";
import { SurveyResults } from "./survey/survey-results.tsx";
import { useMarks } from "./use-marks.ts";
import { WarningsNotice } from "./warnings-notice.tsx";

export function SlotPage() {
  const { slug } = useParams({ from: "/gate/layout/sessions/$slug" });
  return <OneSlot key={slug} slug={slug} />;
}

function OneSlot({ slug }: { readonly slug: string }) {
  const { t } = useLingui();
  const notify = useToasts();
  const sayTrouble = useTroubleWords();
  const navigate = useNavigate();
  const { office } = useOffice();
  const [snapshot, send] = useActor(slotMachine, { input: { gateway: office.classrooms, slug } });
  const view = connectSlot(snapshot);
  const [version, setVersion] = useState(0);
  const classrooms = useClassrooms();
  const marks = useMarks(view.slot ? slug : null, version);
  const renew = () => {
    send({ type: "retry.asked" });
    setVersion((before) => before + 1);
  };
  // Of a date that is called off nothing is left here.
  const planning = usePlanning(classrooms, (isGone) => (isGone ? void navigate({ to: "/sessions" }) : renew()));
  const { actionTrouble } = view;
  const tell = useEffectEvent(() => {
    if (!actionTrouble) return;
    notify({ kind: "error", text: sayTrouble(actionTrouble) });
    send({ type: "trouble.dismissed" });
  });
  useEffect(() => {
    if (actionTrouble) tell();
  }, [actionTrouble]);
  // People sign while the code is shown: their marks appear without a press.
  useFresh(view.slot, () => {
    send({ type: "slot.aged" });
    setVersion((before) => before + 1);
  });
  if (view.phase === "failed")
    return (
      <div className={styles.page}>
        <ErrorState
          level={1}
          title={<Trans>The date could not be opened</Trans>}
          requestId={view.trouble?.requestId}
          {...(view.trouble?.kind === "not-found"
            ? {
                action: (
                  <Button render={<Link to="/sessions" />}>
                    <Trans>Session dates</Trans>
                  </Button>
                ),
              }
            : { onRetry: () => send({ type: "retry.asked" }) })}
        >
          <TroubleText trouble={view.trouble} />
        </ErrorState>
      </div>
    );
  const { slot } = view;
  if (!slot)
    return (
      <div className={styles.page}>
        <SkeletonGroup>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      </div>
    );
  const name = classrooms.nameSession(slot);
  return (
    <div className={styles.page}>
      <title>{t`${name} – Academiz`}</title>
      <SlotHead
        slot={slot}
        name={name}
        onEdit={() => planning.edit(slot)}
        onRemove={() => planning.remove(slot)}
        onChanged={renew}
      />
      <WarningsNotice slot={slot} marks={marks} />
      <PeopleCard view={{ ...view, slot }} send={send} marks={marks.all} onMarked={renew} />
      <DocumentsCard documents={slot.documents} />
      <ChainCard slot={slot} marks={marks} onRenew={renew} />
      <SurveyResults slug={slug} />
      {planning.panels}
    </div>
  );
}

/** Milliseconds: as often as codes change. */
const EVERY = 30_000;

/** Loads the date again while it can be signed and the page is visible. */
function useFresh(slot: SlotDetails | null, renew: () => void): void {
  const { office } = useOffice();
  const tell = useEffectEvent(() => {
    const now = office.clock.now();
    const isOpen = slot !== null && now >= Date.parse(slot.opensAt) && now <= Date.parse(slot.closesAt);
    if (isOpen && !document.hidden) renew();
  });
  useEffect(() => {
    const timer = setInterval(() => tell(), EVERY);
    return () => clearInterval(timer);
  }, []);
}
