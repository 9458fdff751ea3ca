// Knows how every page shows the client in which the user works, and how another one is chosen there.
import { Banner, Button } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useLeaving } from "../office/leaving.ts";
import * as styles from "../office/office.css.ts";
import { useOffice, useSession } from "../office/office-context.ts";
import { lateOffice } from "../words/late-office.ts";

const SwitchClient = lateOffice(async () => (await import("./switch-client.tsx")).SwitchClient);

/** A menu for those who manage several clients; for everybody else only a name. */
export function ClientSwitcher() {
  const { t } = useLingui();
  const { client, user, mayTendClients } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!client) return <span className={styles.client} />;
  const maySwitch = !user?.isImpersonated && mayTendClients;
  if (!maySwitch) return <span className={styles.client}>{client.name}</span>;
  const name = client.name;
  return (
    <span className={styles.client}>
      <Button
        variant="quiet"
        aria-label={t`${name}: work in another client`}
        trailingIcon={<ChevronDown size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {name}
      </Button>
      {isOpen && <SwitchClient onClose={() => setOpen(false)} />}
    </span>
  );
}

/** Shown while somebody works in another client than their own (§7.54). */
export function AwayBanner() {
  const { t } = useLingui();
  const { session } = useOffice();
  const { client, home } = useSession();
  const leave = useLeaving();
  if (!client || !home) return null;
  const name = client.name;
  return (
    <Banner
      tone="warning"
      action={{
        label: t`Back to ${home.name}`,
        onClick: () => leave(() => session.send({ type: "client.chosen", id: home.id })),
      }}
    >
      {t`You work in ${name}.`}
    </Banner>
  );
}
