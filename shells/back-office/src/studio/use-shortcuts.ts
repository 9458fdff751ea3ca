// Knows the keys of the studio.
import { useEffect } from "react";

export interface Shortcuts {
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onSave: () => void;
  readonly onHelp: () => void;
  /** Answers false where the browser should search by itself. */
  readonly onFind: () => boolean;
}

/** Undo is the course's own everywhere: a field's own undo would not bring back what the course has lost. */
export function useShortcuts({ onUndo, onRedo, onSave, onHelp, onFind }: Shortcuts): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      const act: (() => unknown) | null = isCommand
        ? readCommand(key, event.shiftKey)
        : key === "?" && !isTyping(event.target)
          ? onHelp
          : null;
      if (!act || document.querySelector("[role=dialog], [role=alertdialog]")) return;
      if (act() !== false) event.preventDefault();
    };
    const readCommand = (key: string, isShifted: boolean) => {
      if (key === "z") return isShifted ? onRedo : onUndo;
      if (key === "y") return onRedo;
      if (key === "f") return isShifted ? null : onFind;
      return key === "s" ? onSave : null;
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [onUndo, onRedo, onSave, onHelp, onFind]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
