// Knows how files, or a whole folder, are chosen on the device.
import type { AddedFile } from "@academiz/application/file-uploads";
import { useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect } from "react";
import { readChosen } from "./read-dropped.ts";

export interface FileBoxProps {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly onChoose: (files: readonly AddedFile[]) => void;
  /** Media types, separated by commas; absent: any. */
  readonly accept?: string | undefined;
  readonly isFolder?: boolean;
  readonly isSingle?: boolean;
}

/** Invisible: a button opens it. */
export function FileBox({ box, onChoose, accept, isFolder = false, isSingle = false }: FileBoxProps) {
  const { t } = useLingui();
  // React does not know this property.
  useEffect(() => {
    box.current?.toggleAttribute("webkitdirectory", isFolder);
  }, [box, isFolder]);
  return (
    <input
      ref={box}
      type="file"
      hidden
      multiple={!isSingle}
      accept={accept}
      aria-label={isFolder ? t`Folder to add` : t`Files to add`}
      onChange={({ target }) => {
        const files = readChosen(target.files);
        // The same file may be chosen again.
        target.value = "";
        if (files.length > 0) onChoose(files);
      }}
    />
  );
}
