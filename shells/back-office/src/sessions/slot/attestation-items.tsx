// Knows the menu entries that attest a session to one person, or to all who were there.
import type { AttestationKind } from "@academiz/domain/classiz";
import { MenuItem } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { BadgeCheck } from "lucide-react";
import { useOffice } from "../../office/office-context.ts";
import { readZone } from "../planning/local-times.ts";
import { useTakenFile } from "./use-taken-file.ts";

export interface AttestationItemsProps {
  readonly slug: string;
  /** Null: all who were there. */
  readonly userId: string | null;
}

export function AttestationItems({ slug, userId }: AttestationItemsProps) {
  const { office } = useOffice();
  const take = useTakenFile();
  const attest = (kind: AttestationKind) =>
    void take(office.classrooms.attest(slug, { kind, userId, zone: readZone() }));
  const icon = <BadgeCheck size={20} aria-hidden />;
  return (
    <>
      <MenuItem icon={icon} onClick={() => attest("attestation")}>
        {userId === null ? <Trans>Attestations of all present (PDF)</Trans> : <Trans>Attestation (PDF)</Trans>}
      </MenuItem>
      <MenuItem icon={icon} onClick={() => attest("certificate")}>
        {userId === null ? (
          <Trans>Certificates of completion of all present (PDF)</Trans>
        ) : (
          <Trans>Certificate of completion (PDF)</Trans>
        )}
      </MenuItem>
    </>
  );
}
