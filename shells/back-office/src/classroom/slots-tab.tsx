// Knows how the dates of a classroom's sessions are listed and planned beside their product.
import { connectSlots, SLOTS_PAGE, slotsMachine } from "@academiz/application/classroom-slots";
import type { SlotCriteria } from "@academiz/application/ports";
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { CalendarPlus } from "lucide-react";
import { useCriteria } from "../lists/use-criteria.ts";
import { useOffice } from "../office/office-context.ts";
import { TroubleText } from "../office/trouble-text.tsx";
import * as styles from "../product/product.css.ts";
import { useProductAddress } from "../product/product-search.ts";
import { SlotList } from "../sessions/slot-list.tsx";
import { type Classrooms, useClassrooms } from "../sessions/use-classrooms.ts";
import { usePlanning } from "../sessions/use-planning.tsx";

export interface SlotsTabProps {
  /** The slug of the product. */
  readonly slug: string;
  readonly isPublished: boolean;
}

export function SlotsTab({ slug, isPublished }: SlotsTabProps) {
  const classrooms = useClassrooms(isPublished);
  const own = classrooms.all.filter(({ productSlug }) => productSlug === slug);
  const [first] = own;
  if (!isPublished)
    return (
      <p className={styles.reason}>
        <Trans>Publish the classroom first: dates are planned for those who find it.</Trans>
      </p>
    );
  if (classrooms.trouble)
    return (
      <p role="alert" className={styles.failure}>
        <TroubleText trouble={classrooms.trouble} />
      </p>
    );
  return first ? <Dates classrooms={{ ...classrooms, all: own }} perimeter={first.perimeterSlug} /> : null;
}

function Dates({ classrooms, perimeter }: { readonly classrooms: Classrooms; readonly perimeter: string }) {
  const { office } = useOffice();
  const { search, change } = useProductAddress();
  const criteria: SlotCriteria = {
    ...{ perimeter, mean: null, trainer: null, from: null, until: null, order: "-startAt", page: search.page ?? 1 },
  };
  const [snapshot, send] = useActor(slotsMachine, {
    input: { load: (wanted: SlotCriteria) => office.classrooms.listSlots(wanted, SLOTS_PAGE), criteria },
  });
  useCriteria(criteria, send);
  const planning = usePlanning(classrooms, () => send({ type: "retry.asked" }));
  const create = (
    <Button variant="primary" icon={<CalendarPlus size={20} aria-hidden />} onClick={() => planning.begin()}>
      <Trans>New date</Trans>
    </Button>
  );
  const view = connectSlots(snapshot);
  // The list of one classroom has no filters: an empty one means that there is nothing yet.
  const isEmpty = view.phase === "ready" && view.range.total === 0;
  return (
    <div className={styles.stack}>
      {!isEmpty && <div className={styles.buttons}>{create}</div>}
      <SlotList
        view={{ ...view, isEmpty }}
        send={send}
        nameSession={classrooms.nameSession}
        create={create}
        onPage={(page) => change({ ...search, page })}
        onEdit={planning.edit}
        onRemove={planning.remove}
      />
      {planning.panels}
    </div>
  );
}
