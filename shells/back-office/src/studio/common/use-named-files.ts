// Knows the files of a course, even before the content that names them is saved.
import type { LibraryFile } from "@academiz/application/ports";
import type { DocumentFile } from "@academiz/domain/catalog";
import { useCallback, useMemo, useState } from "react";
import type { Studio } from "./studio-context.ts";

/** `stored`: the files that the stored course names. */
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

/** The file as players know it. */
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
