// Knows one date of a classroom: when, where, with whom, its state, and what can be done.
import type { LearnerClassroomEvent, LearnerSlotView } from "@academiz/application/learner-classroom";
import { isAddress } from "@academiz/domain/classiz";
import type { MarkColor } from "@academiz/domain/theme";
import { Button, Link, StatusChip } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { CalendarPlus, CircleCheck, CircleX, CloudOff, Hourglass, MapPin, PenLine, User, Video } from "lucide-react";
import { AloneNote } from "../offline/alone-note.tsx";
import * as styles from "./classroom.css.ts";
import { edgeOf } from "./edge-of.ts";
import { useSlotTimes } from "./use-slot-times.ts";

export interface SlotCardProps {
  readonly slot: LearnerSlotView;
  /** The classroom's own; undefined: that of its organisation. */
  readonly color: MarkColor | undefined;
  readonly send: (event: LearnerClassroomEvent) => void;
  readonly onSign: () => void;
  readonly onCalendar: () => void;
  /** True for somebody who stands in for the learner: they sign nothing. */
  readonly isReader: boolean;
}

/** A map of the place; it is requested only when somebody presses it. */
const findMap = (place: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;

export function SlotCard({ slot, color, send, onSign, onCalendar, isReader }: SlotCardProps) {
  const { t } = useLingui();
  const when = useSlotTimes()(slot);
  const { title, description, standing, place, trainer, videoLink } = slot;
  const isNow = standing === "signable" || standing === "kept";
  const isOver = standing === "signed" || standing === "absent" || standing === "over";
  const name = trainer ? `${trainer.firstname} ${trainer.lastname}`.trim() : "";
  return (
    <li
      className={styles.cards[isNow ? "now" : "plain"]}
      style={edgeOf(color)}
      data-slot={slot.slug}
      data-standing={standing}
    >
      <div className={styles.cardHead}>
        <h3 className={styles.when}>{title}</h3>
        <Standing slot={slot} />
      </div>
      <div className={styles.facts}>
        <p>{when}</p>
        {description && !isOver && <p className={styles.description}>{description}</p>}
        {place && (
          <p className={styles.fact}>
            <MapPin size={16} aria-hidden />
            <span className={styles.factText}>
              {place}{" "}
              {!isOver && isAddress(place) && (
                <Link
                  alone
                  href={findMap(place)}
                  target="_blank"
                  rel="noreferrer noopener"
                  aria-label={t`See on the map of openstreetmap.org: ${place}`}
                >
                  <Trans>See on the map</Trans>
                </Link>
              )}
            </span>
          </p>
        )}
        {name && (
          <p className={styles.fact}>
            <User size={16} aria-hidden />
            {name}
          </p>
        )}
        {videoLink && !isOver && (
          <p className={styles.fact}>
            <Video size={16} aria-hidden />
            <Link alone href={videoLink} target="_blank" rel="noreferrer noopener">
              <Trans>Join the video call</Trans>
            </Link>
          </p>
        )}
        <Places slot={slot} />
        {standing === "enrolled" && <SignedFrom slot={slot} />}
      </div>
      <div className={styles.buttons}>
        {standing === "signable" && !isReader && (
          <Button
            variant="primary"
            size="large"
            icon={<PenLine size={20} aria-hidden />}
            aria-label={t`Sign: ${title}, ${when}`}
            onClick={onSign}
          >
            <Trans>Sign</Trans>
          </Button>
        )}
        {slot.canJoin && !isReader && (
          <Button
            loading={slot.isMoving}
            aria-label={
              standing === "open" ? t`Take a place: ${title}, ${when}` : t`Wait for a place: ${title}, ${when}`
            }
            onClick={() => send({ type: "slot.joined", slug: slot.slug })}
          >
            {standing === "open" ? <Trans>Take a place</Trans> : <Trans>Wait for a place</Trans>}
          </Button>
        )}
        {slot.canLeave && !isReader && (
          <Button
            variant="quiet"
            loading={slot.isMoving}
            aria-label={
              slot.isEnrolled ? t`Give my place back: ${title}, ${when}` : t`Wait no longer: ${title}, ${when}`
            }
            onClick={() => send({ type: "slot.left", slug: slot.slug })}
          >
            {slot.isEnrolled ? <Trans>Give my place back</Trans> : <Trans>Wait no longer</Trans>}
          </Button>
        )}
        {(slot.canJoin || slot.canLeave) && !isReader && <AloneNote />}
        {slot.isEnrolled && !isOver && (
          <Button
            variant="quiet"
            icon={<CalendarPlus size={20} aria-hidden />}
            aria-label={t`Calendar file: ${title}, ${when}`}
            onClick={onCalendar}
          >
            <Trans>Calendar file</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}

function Standing({ slot: { standing, mark, waitingPlace } }: { readonly slot: LearnerSlotView }) {
  const { i18n } = useLingui();
  if (standing === "signed" && mark) {
    const at = i18n.date(mark.at, { timeStyle: "short" });
    return (
      <StatusChip tone="success" icon={<CircleCheck size={16} aria-hidden />}>
        {mark.kind === "PRESENT" ? (
          <Trans>Noted as present</Trans>
        ) : mark.sentLate ? (
          <Trans>Signed at {at}, sent later</Trans>
        ) : (
          <Trans>Signed at {at}</Trans>
        )}
      </StatusChip>
    );
  }
  if (standing === "absent")
    return (
      <StatusChip tone="error" icon={<CircleX size={16} aria-hidden />}>
        <Trans>Noted as absent</Trans>
      </StatusChip>
    );
  if (standing === "kept")
    return (
      <StatusChip tone="warning" icon={<CloudOff size={16} aria-hidden />}>
        <Trans>Signed here, not sent yet</Trans>
      </StatusChip>
    );
  if (standing === "enrolled" || standing === "signable")
    return (
      <StatusChip tone="success" icon={<CircleCheck size={16} aria-hidden />}>
        <Trans>You have a place</Trans>
      </StatusChip>
    );
  if (standing === "waiting")
    return (
      <StatusChip tone="warning" icon={<Hourglass size={16} aria-hidden />}>
        <Trans>You wait: place {waitingPlace}</Trans>
      </StatusChip>
    );
  if (standing === "over")
    return (
      <StatusChip>
        <Trans>Over, not signed</Trans>
      </StatusChip>
    );
  return null;
}

/** With the day where it is another one than that of the date. */
function SignedFrom({ slot: { startAt, signableFrom } }: { readonly slot: LearnerSlotView }) {
  const { i18n } = useLingui();
  const from = new Date(signableFrom);
  const isSameDay = from.toDateString() === new Date(startAt).toDateString();
  const at = i18n.date(from, { timeStyle: "short", ...(!isSameDay && { dateStyle: "medium" }) });
  return (
    <p className={styles.quiet}>
      <Trans>You can sign from {at}.</Trans>
    </p>
  );
}

function Places({
  slot: { standing, placesLeft, waiting, enrolment, isEnrolled },
}: {
  readonly slot: LearnerSlotView;
}) {
  if (isEnrolled || !["open", "full", "closed", "waiting"].includes(standing)) return null;
  return (
    <p className={styles.quiet}>
      {standing === "closed" && enrolment === "trainer" ? (
        <Trans>The trainer enrols people in this session. Ask them for a place.</Trans>
      ) : standing === "closed" ? (
        <Trans>It has begun: no place can be taken any more.</Trans>
      ) : placesLeft > 0 && waiting === 0 ? (
        <Plural value={placesLeft} one="# place is left" other="# places are left" />
      ) : waiting === 0 ? (
        <Trans>All places are taken. Nobody waits yet.</Trans>
      ) : (
        <Plural
          value={waiting}
          one="All places are taken. # person waits."
          other="All places are taken. # people wait."
        />
      )}
    </p>
  );
}
