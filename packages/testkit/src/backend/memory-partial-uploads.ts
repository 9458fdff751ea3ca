// Knows large files that come part by part in memory: what the tables keep of them is judged by it.
import type { PartialUpload, PartialUploads, Reader } from "@academiz/backend/ports";

interface Kept extends Reader {
  upload: PartialUpload;
  claimedAt: string | null;
}

export function createMemoryPartialUploads(): PartialUploads {
  let all: readonly Kept[] = [];
  const find = ({ clientId, userId }: Reader, id: string) =>
    all.find((one) => one.upload.id === id && one.clientId === clientId && one.userId === userId);
  return {
    async begin({ clientId, userId }, upload, most, before) {
      all = all.filter((one) => one.clientId !== clientId || one.upload.createdAt >= before);
      const open = all.filter(
        (one) => one.clientId === clientId && one.userId === userId && one.upload.documentSlug === null,
      );
      if (open.length >= most) return "full";
      const begun = { ...upload, received: 0, partKeys: [], documentSlug: null };
      all = [...all, { clientId, userId, upload: begun, claimedAt: null }];
      return "begun";
    },
    async weigh({ clientId }) {
      const open = all.filter(
        ({ upload, ...one }) => one.clientId === clientId && upload.shelf === "client" && upload.documentSlug === null,
      );
      return open.reduce((sum, { upload }) => sum + upload.length, 0);
    },
    async read(reader, id, before) {
      const found = find(reader, id);
      return found && found.upload.createdAt >= before ? found.upload : null;
    },
    async append(reader, id, { from, size, key }) {
      const found = find(reader, id);
      if (found?.upload.received !== from || found.claimedAt !== null) return false;
      found.upload = { ...found.upload, received: from + size, partKeys: [...found.upload.partKeys, key] };
      return true;
    },
    async claim(reader, id, now, before) {
      const found = find(reader, id);
      if (!found || found.upload.documentSlug !== null) return false;
      if (found.claimedAt !== null && found.claimedAt >= before) return false;
      found.claimedAt = now;
      return true;
    },
    async conclude(reader, id, documentSlug) {
      const found = find(reader, id);
      if (!found) return;
      found.claimedAt = null;
      found.upload = { ...found.upload, documentSlug };
    },
    async remove(reader, id) {
      const found = find(reader, id);
      all = all.filter((one) => one !== found);
      return found !== undefined;
    },
    async prune(before) {
      all = all.filter(({ upload }) => upload.createdAt >= before);
    },
  };
}
