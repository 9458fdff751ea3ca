// Knows how a learner asks the experts from a game or a package: by a button in the bar, in a panel along the edge.
import type { AskingGateway } from "@academiz/application/ports";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { PlayerDialog } from "../dialog/player-dialog.tsx";
import { Asking, type AskingProps } from "./asking.tsx";

export interface AskingDoorProps extends Pick<AskingProps, "page"> {
  readonly gateway: AskingGateway;
}

export function AskingDoor({ gateway, page }: AskingDoorProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [door, setDoor] = useState<Element | null>(null);
  const [room, setRoom] = useState<Element | null>(null);
  return (
    <>
      <span ref={setDoor} />
      {isOpen && (
        <PlayerDialog place="end" title={t`Questions to experts`} onClose={() => setOpen(false)}>
          <div ref={setRoom} />
        </PlayerDialog>
      )}
      <Asking gateway={gateway} page={page} door={door} room={room} onOpen={() => setOpen(true)} />
    </>
  );
}
