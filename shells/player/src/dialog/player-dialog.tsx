// Knows a dialog of the player, which the browser's Back button closes too.
import { Dialog, type DialogProps } from "@academiz/ui";
import { useBackCloses } from "./use-back-closes.ts";

export function PlayerDialog(props: Omit<DialogProps, "open">) {
  useBackCloses(props.onClose);
  return <Dialog {...props} open />;
}
