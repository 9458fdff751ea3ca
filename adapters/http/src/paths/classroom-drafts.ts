// Knows how the learner site reads the draft of a classroom, with the session that its author has in the back office.
import type { ClassroomDrafts } from "@academiz/application/ports";
import { classiz } from "@academiz/contract";
import { createQuietApi } from "../calls/quiet-api.ts";
import { readClassroom } from "../learner-classrooms.ts";
import { createSessionGateway } from "../session-gateway.ts";
import type { PathDraftOptions } from "./path-drafts.ts";

export function createClassroomDrafts({ tokens, baseUrl }: PathDraftOptions): ClassroomDrafts {
  const api = createQuietApi(tokens, baseUrl);
  const gateway = createSessionGateway(api, "BACK_OFFICE");
  return {
    async read(slug) {
      const [me, found] = await Promise.all([
        gateway.loadUser(),
        api.call(classiz.previewClassroom, { params: { slug }, tellsRefusals: true }),
      ]);
      if (!me.ok) return me;
      if (!found.ok) return found;
      const { sessions, ...classroom } = found.value;
      return { ok: true, value: { classroom: readClassroom(classroom), sessions, author: me.value } };
    },
  };
}
