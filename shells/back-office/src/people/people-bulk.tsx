// Knows what is done with several people at once.
import type { ManagedPerson } from "@academiz/application/ports";
import { Button } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Gift, Lock, LockOpen, MapPin, Trash2 } from "lucide-react";
import { BulkBar } from "../lists/bulk-bar.tsx";
import type { Many } from "../lists/use-many.ts";
import { namePerson } from "./name-person.ts";

export interface PeopleBulkProps {
  readonly many: Many<ManagedPerson>;
  readonly onGive: () => void;
  /** Absent where the organisation has no place. */
  readonly onPlace: (() => void) | undefined;
  readonly onActivate: (isActive: boolean) => void;
  readonly onRemove: () => void;
}

export function PeopleBulk({ many, onGive, onPlace, onActivate, onRemove }: PeopleBulkProps) {
  const { t } = useLingui();
  const count = many.chosen.size;
  return (
    <BulkBar
      label={t`Selected people`}
      unit={t`People`}
      count={count}
      chosen={<Plural value={count} one="# person selected" other="# people selected" />}
      bulk={many.bulk}
      name={(person) => ({ slug: person.id, name: namePerson(person) })}
      onClear={many.clear}
      onStop={many.stop}
      onDismiss={many.dismiss}
    >
      <Button size="small" icon={<Gift size={16} aria-hidden />} onClick={onGive}>
        <Trans>Give a product…</Trans>
      </Button>
      {onPlace && (
        <Button size="small" icon={<MapPin size={16} aria-hidden />} onClick={onPlace}>
          <Trans>Place…</Trans>
        </Button>
      )}
      <Button size="small" icon={<LockOpen size={16} aria-hidden />} onClick={() => onActivate(true)}>
        <Trans>Open accounts</Trans>
      </Button>
      <Button size="small" icon={<Lock size={16} aria-hidden />} onClick={() => onActivate(false)}>
        <Trans>Close accounts</Trans>
      </Button>
      <Button size="small" icon={<Trash2 size={16} aria-hidden />} onClick={onRemove}>
        <Trans>Delete…</Trans>
      </Button>
    </BulkBar>
  );
}
