// Knows the colours of the pages of a course, which its own styles are judged by: made only where it has any.
import { type Learniz, readLook } from "@academiz/domain/learniz";
import type { createPageColors } from "@academiz/domain/theme";
import { useEffect, useMemo, useState } from "react";
import { useSession } from "../../office/office-context.ts";

type Create = typeof createPageColors;

/** Undefined while they are not known: the styles are then judged by the colours that they name themselves. */
export function usePageColors(learniz: Learniz | undefined): ReturnType<Create> | undefined {
  const client = useSession().client?.theme;
  const [made, setMade] = useState<{ readonly create: Create } | null>(null);
  const look = learniz && readLook(learniz);
  const isStyled = look !== undefined && look.styles.trim() !== "";
  useEffect(() => {
    if (!isStyled) return;
    let isOpen = true;
    import("./page-colors.ts").then(
      ({ createPageColors: create }) => isOpen && setMade({ create }),
      // Without a network less is judged, as long as the studio is open.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [isStyled]);
  return useMemo(
    () => (isStyled && made ? made.create(client, look.theme) : undefined),
    [made, isStyled, client, learniz],
  );
}
