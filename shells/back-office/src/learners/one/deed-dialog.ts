// Knows what the dialogs share in which somebody says what is done for a learner.
import type { ReactNode } from "react";

export interface DeedDialogProps {
  /** The name of the learner. */
  readonly name: string;
  readonly isBusy: boolean;
  /** Why it could not be done. */
  readonly trouble: ReactNode;
  readonly onClose: () => void;
}
