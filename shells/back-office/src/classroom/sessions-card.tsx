// Knows how the sessions of a classroom are listed, put in order, written and taken out.
import type { ClassroomContentEvent, ClassroomContentView } from "@academiz/application/classroom-content";
import type { WrittenProduct } from "@academiz/application/ports";
import { createSlug } from "@academiz/domain/kernel";
import type { ClassroomMean } from "@academiz/domain/products";
import { Button, IconButton, StatusChip, VisuallyHidden } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, CalendarRange, Pencil, Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useOffice } from "../office/office-context.ts";
import * as styles from "../product/product.css.ts";
import { readZone } from "../sessions/planning/local-times.ts";
import { useTakenFile } from "../sessions/slot/use-taken-file.ts";
import * as lines from "./classroom.css.ts";
import { RemoveSession } from "./remove-session.tsx";
import { SessionPanel } from "./session-panel.tsx";
import { useMovedFocus } from "./use-moved-focus.ts";

export interface SessionsCardProps {
  readonly view: ClassroomContentView;
  readonly send: (event: ClassroomContentEvent) => void;
  readonly product: Pick<WrittenProduct, "slug" | "publishedAt">;
  /** The sessions that are stored: these have a programme once they have a date. */
  readonly stored: readonly string[];
}

export function SessionsCard({ view, send, product, stored }: SessionsCardProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const { means, leaving } = view;
  const list = useRef<HTMLOListElement>(null);
  const [written, setWritten] = useState<ClassroomMean | "new" | null>(null);
  const [said, setSaid] = useState("");
  const take = useTakenFile();
  const print = async (mean: string) => {
    const place = await office.audience.read(product.slug);
    return place.ok ? office.classrooms.printProgramme({ perimeterSlug: place.value.slug, mean }, readZone()) : place;
  };
  const focusMoved = useMovedFocus(list);
  const move = ({ slug, title }: ClassroomMean, from: number, by: -1 | 1) => {
    const [place, count] = [from + by + 1, means.length];
    send({ type: "session.moved", slug, to: from + by });
    focusMoved({ slug, by });
    setSaid(t`${title}: ${place} of ${count}`);
  };
  return (
    <div className={styles.stack}>
      {means.length === 0 ? (
        <p className={styles.reason}>
          <Trans>There is no session yet. Add the first one.</Trans>
        </p>
      ) : (
        <ol ref={list} tabIndex={-1} aria-label={t`Sessions of the classroom`} className={lines.order}>
          {means.map((mean, at) => (
            <li key={mean.slug} data-slug={mean.slug} className={lines.line}>
              <span className={lines.name}>
                {mean.title}
                {mean.description.trim() !== "" && <span className={lines.note}>{mean.description}</span>}
              </span>
              <StatusChip>{mean.signing === "code" ? t`Signed by code` : t`Signed without a code`}</StatusChip>
              <StatusChip>{mean.enrolment === "open" ? t`Learners enrol` : t`The trainer enrols`}</StatusChip>
              <span className={lines.actions}>
                {product.publishedAt !== null && stored.includes(mean.slug) && (
                  <IconButton
                    label={t`Programme (PDF): ${mean.title}`}
                    icon={<CalendarRange size={20} aria-hidden />}
                    onClick={() => void take(print(mean.slug))}
                  />
                )}
                <IconButton
                  label={t`Move up: ${mean.title}`}
                  icon={<ArrowUp size={20} aria-hidden />}
                  disabled={at === 0}
                  accessibleWhenDisabled
                  onClick={() => move(mean, at, -1)}
                />
                <IconButton
                  label={t`Move down: ${mean.title}`}
                  icon={<ArrowDown size={20} aria-hidden />}
                  disabled={at === means.length - 1}
                  accessibleWhenDisabled
                  onClick={() => move(mean, at, 1)}
                />
                <IconButton
                  label={t`Change: ${mean.title}`}
                  icon={<Pencil size={20} aria-hidden />}
                  onClick={() => setWritten(mean)}
                />
                <IconButton
                  label={t`Take out: ${mean.title}`}
                  icon={<Trash2 size={20} aria-hidden />}
                  onClick={() => send({ type: "removal.asked", slug: mean.slug })}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.buttons}>
        <Button icon={<Plus size={20} aria-hidden />} onClick={() => setWritten("new")}>
          <Trans>Add a session</Trans>
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {written !== null && (
        <SessionPanel
          mean={written === "new" ? null : written}
          titles={means.flatMap((one) => (one === written ? [] : [one.title]))}
          onClose={() => setWritten(null)}
          onWritten={(values) => {
            if (written === "new")
              send({ type: "session.added", mean: { slug: createSlug(office.dice.random), ...values } });
            else send({ type: "session.changed", mean: { ...written, ...values } });
            setWritten(null);
          }}
        />
      )}
      {leaving && <RemoveSession leaving={leaving} send={send} />}
    </div>
  );
}
