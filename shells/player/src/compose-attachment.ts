// Knows which adapter keeps which promise when the platform shows an attachment.
import type { AttachmentPlayerPorts } from "@academiz/application/attachment-player";
import type { OpenedAttachment, ProgressJournal } from "@academiz/application/ports";
import { createAttachmentGateway, createAttachmentSource } from "@academiz/http";
import type { Ground } from "./compose.ts";

/** By the slug of its perimeter; in a preview by that of its product. */
export function composeAttachment(ground: Ground, slug: string, identifier: string): AttachmentPlayerPorts {
  const { journal, clock } = ground.keep(identifier);
  return {
    source: createAttachmentSource(ground.api, { slug, ...ground.enter("attachment") }),
    gateway: createAttachmentGateway(ground.api),
    journal: journal satisfies ProgressJournal<OpenedAttachment>,
    clock,
  };
}
