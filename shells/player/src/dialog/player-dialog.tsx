// Knows how a question stands before what is played: Back closes it too.
import { Dialog, type DialogProps } from "@academiz/ui";
import { useBackCloses } from "./use-back-closes.ts";

export function PlayerDialog(props: Omit<DialogProps, "open">) {
  useBackCloses(props.onClose);
  return <Dialog {...props} open />;
}
