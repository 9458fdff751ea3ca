// Knows how the papers of a session are downloaded, and how its presences leave as a file and come back from one.
import type { SlotDetails } from "@academiz/application/ports";
import type { Fault } from "@academiz/domain/kernel";
import { Button, Dialog, Menu, MenuItem, MenuSeparator, useToasts } from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarRange, ChevronDown, FileDown, FileUp, Printer } from "lucide-react";
import { useRef, useState } from "react";
import { useOffice } from "../../office/office-context.ts";
import { useTroubleWords } from "../../office/use-trouble-words.ts";
import { readZone } from "../planning/local-times.ts";
import { PresenceFaults } from "../presence-faults.tsx";
import { AttestationItems } from "./attestation-items.tsx";
import { useTakenFile } from "./use-taken-file.ts";

export interface PresenceFilesProps {
  readonly slot: SlotDetails;
  readonly onChanged: () => void;
}

export function PresenceFiles({ slot, onChanged }: PresenceFilesProps) {
  const { t } = useLingui();
  const notify = useToasts();
  const sayTrouble = useTroubleWords();
  const { office } = useOffice();
  const picker = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const { perimeterSlug, mean, slug } = slot;
  const session = { perimeterSlug, mean };
  const take = useTakenFile();
  const give = async (file: File) => {
    const answer = await office.classrooms.readPresences(session, file);
    if (answer.ok) {
      const { changed } = answer.value;
      notify({
        kind: "success",
        text:
          changed === 0
            ? t`Nothing is new in it`
            : t`${plural(changed, { one: "# presence is noted", other: "# presences are noted" })}`,
      });
      return onChanged();
    }
    if (answer.error.faults && answer.error.faults.length > 0) setFaults(answer.error.faults);
    else notify({ kind: "error", text: sayTrouble(answer.error) });
  };
  return (
    <>
      <Menu
        trigger={
          <Button icon={<Printer size={20} aria-hidden />} trailingIcon={<ChevronDown size={20} aria-hidden />}>
            <Trans>Sheet and files</Trans>
          </Button>
        }
      >
        <MenuItem
          icon={<Printer size={20} aria-hidden />}
          onClick={() => void take(office.classrooms.printSheet(slug, readZone()))}
        >
          <Trans>Attendance sheet (PDF)</Trans>
        </MenuItem>
        <MenuItem
          icon={<Printer size={20} aria-hidden />}
          onClick={() => void take(office.classrooms.printSheets(session, readZone()))}
        >
          <Trans>Sheets of all its dates (PDF)</Trans>
        </MenuItem>
        <MenuItem
          icon={<CalendarRange size={20} aria-hidden />}
          onClick={() => void take(office.classrooms.printProgramme(session, readZone()))}
        >
          <Trans>Programme of the session (PDF)</Trans>
        </MenuItem>
        <MenuSeparator />
        <AttestationItems slug={slug} userId={null} />
        <MenuSeparator />
        <MenuItem
          icon={<FileDown size={20} aria-hidden />}
          onClick={() => void take(office.classrooms.writePresences(session, "xlsx"))}
        >
          <Trans>Presences of the session (Excel)</Trans>
        </MenuItem>
        <MenuItem
          icon={<FileDown size={20} aria-hidden />}
          onClick={() => void take(office.classrooms.writePresences(session, "csv"))}
        >
          <Trans>Presences of the session (CSV)</Trans>
        </MenuItem>
        <MenuItem icon={<FileUp size={20} aria-hidden />} onClick={() => picker.current?.click()}>
          <Trans>Import presences…</Trans>
        </MenuItem>
      </Menu>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t`File of presences`}
        accept=".csv,.xlsx,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) void give(file);
        }}
      />
      <Dialog
        open={faults.length > 0}
        onClose={() => setFaults([])}
        title={<Trans>Nothing of the file was noted</Trans>}
        footer={
          <Button onClick={() => setFaults([])}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        <PresenceFaults faults={faults} />
      </Dialog>
    </>
  );
}
