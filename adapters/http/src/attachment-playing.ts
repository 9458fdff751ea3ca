// Knows how the page of an attachment reads it, and reports that it was opened, over HTTP (§7.135).
import type { AttachmentSource, OpenedAttachment, ProgressGateway } from "@academiz/application/ports";
import { plays } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";
import { readPlayed, readReceipt } from "./calls/read-played.ts";

export const createAttachmentSource = (
  api: ApiClient,
  { slug, ...options }: { readonly slug: string; readonly readsDraft: boolean; readonly returnUrl: string | null },
): AttachmentSource => ({
  load: async () =>
    mapResult(await api.call(plays.playAttachment, { params: { slug } }), (played) => readPlayed(played, options)),
});

export function createAttachmentGateway(api: ApiClient): ProgressGateway<OpenedAttachment> {
  const save = async ({ slug, ...progress }: OpenedAttachment, keepalive: boolean) =>
    mapResult(
      await api.call(plays.saveAttachmentProgress, { params: { slug }, body: { progress }, keepalive }),
      readReceipt,
    );
  return {
    send: (opened) => save(opened, false),
    // Nobody reads the answer: whatever did not arrive is still in the journal and is sent at the next start.
    sendLeaving: (opened) => void save(opened, true),
  };
}
