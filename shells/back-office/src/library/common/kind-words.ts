// Knows the name of each kind of file, and the icon for a file that cannot be shown.
import type { DocumentKind } from "@academiz/domain/documents";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  Archive,
  AudioLines,
  Captions,
  FileText,
  FileType,
  Film,
  Image,
  type LucideIcon,
  Package,
  Sparkles,
  Type,
} from "lucide-react";
import type { KindGroup } from "./kind-groups.ts";

export const GROUP_NAMES: Readonly<Record<KindGroup, MessageDescriptor>> = {
  image: msg`Pictures`,
  audio: msg`Sounds`,
  video: msg`Films`,
  document: msg`Documents`,
  other: msg`Others`,
};

interface KindLook {
  readonly Icon: LucideIcon;
  readonly name: MessageDescriptor;
}
export const KIND_LOOKS: Readonly<Record<DocumentKind, KindLook>> = {
  image: { Icon: Image, name: msg`Picture` },
  animation: { Icon: Sparkles, name: msg`Animation` },
  audio: { Icon: AudioLines, name: msg`Sound` },
  video: { Icon: Film, name: msg`Film` },
  subtitle: { Icon: Captions, name: msg`Captions` },
  pdf: { Icon: FileText, name: msg`PDF` },
  office: { Icon: FileType, name: msg`Office document` },
  text: { Icon: FileText, name: msg`Text` },
  font: { Icon: Type, name: msg`Font` },
  archive: { Icon: Archive, name: msg`Zip archive` },
  scorm: { Icon: Package, name: msg`SCORM package` },
};
