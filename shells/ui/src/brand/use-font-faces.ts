// Knows whether the letters of a chosen font can be drawn, before it is saved.
import { useEffect, useState } from "react";
import { addFontFaces } from "./add-font-faces.ts";

/**
 * `theme` is unparsed. Its letters are loaded for previews.
 * @returns the family that could not be drawn; null: none.
 */
export function useFontFaces(theme: unknown): string | null {
  const key = JSON.stringify(theme);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    setFailed(null);
    const remove = addFontFaces(JSON.parse(key), (family) => {
      if (!isGone) setFailed(family);
    });
    return () => {
      isGone = true;
      remove();
    };
  }, [key]);
  return failed;
}
