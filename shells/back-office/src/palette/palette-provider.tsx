// Knows that the palette opens on every page of the office, by keys or a press, and loads when it is first opened.
import { IconButton } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { lateOffice } from "../words/late-office.ts";

const OfficePalette = lateOffice(async () => (await import("./office-palette.tsx")).OfficePalette, { isRare: true });
const OpenContext = createContext<() => void>(() => {});

export function PaletteProvider({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [open] = useState(() => () => setOpen(true));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      // An editor may use the same keys itself, for a link.
      if (event.defaultPrevented) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return (
    <OpenContext value={open}>
      {children}
      {isOpen && <OfficePalette onClose={() => setOpen(false)} />}
    </OpenContext>
  );
}

/** A button for people without a keyboard, or who do not know the keys. */
export function PaletteButton() {
  const { t } = useLingui();
  return (
    <IconButton
      label={t`Search and go to… (Ctrl+K)`}
      icon={<Search size={20} aria-hidden />}
      aria-haspopup="dialog"
      onClick={use(OpenContext)}
    />
  );
}
