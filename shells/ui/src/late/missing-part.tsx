// Knows what stands in place of a part that the network did not bring: what happened, and the way to get it.
import * as Ariakit from "@ariakit/react";
import { Trans } from "@lingui/react/macro";
import { CircleAlert } from "lucide-react";
import { createPortal } from "react-dom";
import * as toasts from "../toasts/toasts.css.ts";

export interface MissingPartProps {
  readonly onRetry: () => void;
}

/** Drawn as a toast that stays. */
export const MissingPart = ({ onRetry }: MissingPartProps) =>
  createPortal(
    <div role="alert" data-toasts className={toasts.region({ place: "center" })}>
      <div className={toasts.toast}>
        <CircleAlert size={20} aria-hidden />
        <span className={toasts.text}>
          <Trans>A part of this page did not arrive. Nothing that you did is lost.</Trans>
        </span>
        <Ariakit.Button className={toasts.action} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Ariakit.Button>
      </div>
    </div>,
    document.body,
  );
