// Knows the files that a content names, even before the content is saved.
import type { LibraryFile } from "@academiz/application/ports";
import type { DocumentFile } from "@academiz/domain/catalog";
import { useCallback, useMemo, useState } from "react";

export interface NamedFiles {
  /** Including those that were chosen a moment ago. */
  readonly documentFiles: readonly DocumentFile[];
  /** Notes that the content now names this file. */
  readonly noteFile: (file: LibraryFile) => void;
}

/** `stored`: the files that the stored content names. */
export function useNamedFiles(stored: readonly DocumentFile[] | undefined): NamedFiles {
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
  isTagged,
  url,
}: LibraryFile): DocumentFile => ({
  slug,
  name,
  type: mediaType,
  size,
  url,
  ...(width !== null && height !== null && { width, height }),
  ...(focus && { focus }),
  ...(isTagged === false && { untagged: true }),
});
