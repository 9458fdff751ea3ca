// Knows where the files of a course are, before what names them was saved too.
import type { LibraryFile } from "@academiz/application/ports";
import type { DocumentFile } from "@academiz/domain/catalog";
import { useCallback, useMemo, useState } from "react";
import type { Studio } from "./studio-context.ts";

/** `stored`: those that the stored course names. */
export function useNamedFiles(stored: readonly DocumentFile[] | undefined): Pick<Studio, "documentFiles" | "noteFile"> {
  const [noted, setNoted] = useState<readonly DocumentFile[]>([]);
  const noteFile = useCallback(
    (file: LibraryFile) =>
      setNoted((before) => [describeFile(file), ...before.filter(({ slug }) => slug !== file.slug)]),
    [],
  );
  const documentFiles = useMemo(() => [...noted, ...(stored ?? [])], [noted, stored]);
  return { documentFiles, noteFile };
}

/** As players know it. */
export const describeFile = ({
  slug,
  name,
  mediaType,
  size,
  width,
  height,
  focus,
  url,
}: LibraryFile): DocumentFile => ({
  slug,
  name,
  type: mediaType,
  size,
  url,
  ...(width !== null && height !== null && { width, height }),
  ...(focus && { focus }),
});
