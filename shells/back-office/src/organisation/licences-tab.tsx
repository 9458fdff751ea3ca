// Knows how the licences of an organisation are shown: bought, used and free, with a warning before they end.
import type { OrganisationAct } from "@academiz/application/organisation";
import type { Organisation } from "@academiz/application/ports";
import { countLicence, findLicenceThreshold, judgeLicence, listUnities, USER_UNITY } from "@academiz/domain/clients";
import { Button, Card, ProgressBar, StatusChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { useSession } from "../office/office-context.ts";
import { LicenceDialog } from "./licence-dialog.tsx";
import * as styles from "./organisation.css.ts";

export interface LicencesTabProps {
  readonly stored: Organisation;
  readonly isSaving: boolean;
  readonly onAct: (act: OrganisationAct) => void;
}

export function LicencesTab({ stored: { licence, use }, isSaving, onAct }: LicencesTabProps) {
  const { t, i18n } = useLingui();
  const { mayManageClients } = useSession();
  const [isOpen, setOpen] = useState(false);
  const people = judgeLicence(licence, USER_UNITY, use.peopleWithin);
  const others = licence ? listUnities(licence).filter((unity) => unity !== USER_UNITY) : [];
  const threshold = licence ? findLicenceThreshold(licence, USER_UNITY) : undefined;
  const [used, bought, free] = [use.peopleWithin, people?.bought ?? 0, Math.max(0, people?.free ?? 0)].map((one) =>
    i18n.number(one),
  );
  return (
    <div className={styles.stack}>
      <Card
        title={<Trans>People</Trans>}
        description={<Trans>Everybody of the organisation and of those below it takes one place.</Trans>}
        actions={
          mayManageClients && (
            <Button icon={<Pencil size={20} aria-hidden />} disabled={isSaving} onClick={() => setOpen(true)}>
              <Trans>Change</Trans>
            </Button>
          )
        }
      >
        {people ? (
          <div className={styles.stack}>
            <ProgressBar
              label={t`Used`}
              value={people.bought === 0 ? 1 : Math.min(1, people.used / people.bought)}
              text={t`${used} of ${bought}`}
              tone={people.state === "full" ? "error" : "primary"}
            />
            <div className={styles.line}>
              {people.state === "fine" ? (
                <StatusChip tone="success">
                  <Trans>{free} free</Trans>
                </StatusChip>
              ) : people.state === "near" ? (
                <StatusChip tone="warning">
                  <Trans>Only {free} free: ask for more places in time</Trans>
                </StatusChip>
              ) : (
                <StatusChip tone="error">
                  <Trans>No place is free: nobody can be added</Trans>
                </StatusChip>
              )}
            </div>
            {threshold !== undefined && (
              <p className={styles.help}>
                <Trans>Told from {i18n.number(threshold)} people on.</Trans>
              </p>
            )}
          </div>
        ) : (
          <p className={styles.help}>
            <Trans>No licence limits the people: there are {used}.</Trans>
          </p>
        )}
      </Card>
      {licence &&
        others.map((unity) => (
          <Card key={unity} title={unity}>
            <p className={styles.help}>
              <Trans>
                {i18n.number(countLicence(licence, unity) ?? 0)} bought. How many are used is not counted here.
              </Trans>
            </p>
          </Card>
        ))}
      {isOpen && (
        <LicenceDialog
          licence={licence}
          onClose={() => setOpen(false)}
          onConfirm={(changed) => {
            setOpen(false);
            onAct({ type: "licence", licence: changed });
          }}
        />
      )}
    </div>
  );
}
