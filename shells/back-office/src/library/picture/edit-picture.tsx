// Knows the button that begins the editing of a picture; the editor is loaded late.
import type { LibraryFile } from "@academiz/application/ports";
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Crop } from "lucide-react";
import { useState } from "react";
import { lateOffice } from "../../words/late-office.ts";
import type { PictureDialogProps } from "./picture-dialog.tsx";

const PictureDialog = lateOffice<PictureDialogProps>(async () => (await import("./picture-dialog.tsx")).PictureDialog, {
  isRare: true,
});

export interface EditPictureProps {
  readonly file: PictureDialogProps["file"];
  readonly onSaved: (file: LibraryFile) => void;
}

export function EditPicture({ file, onSaved }: EditPictureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<Crop size={16} aria-hidden />} onClick={() => setOpen(true)}>
        <Trans>Edit the picture…</Trans>
      </Button>
      {isOpen && (
        <PictureDialog
          file={file}
          onClose={() => setOpen(false)}
          onSaved={(saved) => {
            setOpen(false);
            onSaved(saved);
          }}
        />
      )}
    </>
  );
}
