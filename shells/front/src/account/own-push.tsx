// Knows how the choice of browsers that get notifications while the site is closed is bound to its machine.
import type { BrowserPush, PushGateway } from "@academiz/application/ports";
import { connectOwnPush, ownPushMachine } from "@academiz/application/push";
import { PushChoices, useIsOffline } from "@academiz/ui";
import { useActor } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";

export interface OwnPushProps {
  readonly gateway: PushGateway;
  /** Loaded with the code for the time without a network. */
  readonly openBrowser: () => Promise<BrowserPush>;
}

export function OwnPush({ gateway, openBrowser }: OwnPushProps) {
  const [browser, setBrowser] = useState<BrowserPush | null>(null);
  useEffect(() => {
    let isHere = true;
    openBrowser().then(
      (opened) => {
        if (isHere) setBrowser(opened);
      },
      () => {
        // Where its script does not come, this part is not shown.
      },
    );
    return () => {
      isHere = false;
    };
  }, [openBrowser]);
  return browser && <Told gateway={gateway} browser={browser} />;
}

function Told({ gateway, browser }: Pick<OwnPushProps, "gateway"> & { readonly browser: BrowserPush }) {
  const [snapshot, send] = useActor(ownPushMachine, { input: { gateway, browser } });
  const view = connectOwnPush(snapshot);
  const isOffline = useIsOffline();
  const isUnknown = useEffectEvent(() => view.phase === "failed");
  useEffect(() => {
    if (!isOffline && isUnknown()) send({ type: "retry.asked" });
  }, [isOffline, send]);
  // Without a network nobody knows whether the platform pushes anything.
  if (view.phase === "failed" && isOffline) return null;
  return (
    <PushChoices
      view={view}
      onSwitch={(isOn) => send({ type: "act.asked", act: { kind: isOn ? "on" : "off" } })}
      onEnd={(id) => send({ type: "act.asked", act: { kind: "end", id } })}
      onQuietHours={(quietHours) => send({ type: "act.asked", act: { kind: "quiet", quietHours } })}
      onRetry={() => send({ type: "retry.asked" })}
    />
  );
}
