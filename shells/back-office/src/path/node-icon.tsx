// Knows the sign of each kind of node.
import type { NodeKind } from "@academiz/domain/paths";
import {
  BookOpen,
  CalendarClock,
  CircleHelp,
  CirclePlay,
  CircleStop,
  Gamepad2,
  GitFork,
  Layers,
  type LucideIcon,
  Mail,
  Merge,
  Package,
  Paperclip,
  Split,
  Workflow,
} from "lucide-react";

const ICONS: Readonly<Record<NodeKind, LucideIcon>> = {
  learniz: BookOpen,
  classiz: CalendarClock,
  game: Gamepad2,
  scorm: Package,
  attachment: Paperclip,
  section: Layers,
  AND: Workflow,
  OR: Split,
  END_AND: Merge,
  IF: GitFork,
  START: CirclePlay,
  EMAIL: Mail,
  END: CircleStop,
  UNKNOWN: CircleHelp,
};

export function NodeIcon({ kind }: { readonly kind: NodeKind }) {
  const Icon = ICONS[kind];
  return <Icon size={20} aria-hidden />;
}
