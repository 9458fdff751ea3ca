// Knows the button that begins the writing of captions; the editor is loaded late.
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Captions } from "lucide-react";
import { useState } from "react";
import { lateOffice } from "../../words/late-office.ts";
import type { CaptionsDialogProps } from "./captions-dialog.tsx";

const CaptionsDialog = lateOffice<CaptionsDialogProps>(
  async () => (await import("./captions-dialog.tsx")).CaptionsDialog,
  { isRare: true },
);

export interface EditCaptionsProps extends Pick<CaptionsDialogProps, "file" | "onSaved"> {
  /** True where there are captions already. */
  readonly isBegun: boolean;
}

export function EditCaptions({ file, isBegun, onSaved }: EditCaptionsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<Captions size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {isBegun ? <Trans>Edit the captions…</Trans> : <Trans>Write captions…</Trans>}
      </Button>
      {isOpen && <CaptionsDialog file={file} onClose={() => setOpen(false)} onSaved={onSaved} />}
    </>
  );
}
