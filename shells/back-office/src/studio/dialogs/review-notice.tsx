// Knows the warning before a course is exported, about the chosen state of it.
import { useMemo } from "react";
import type { Editor } from "../common/use-editor.ts";
import { ProblemsNotice } from "./problems-notice.tsx";

export interface ReviewNoticeProps {
  readonly state: "published" | "draft";
  readonly editor: Pick<Editor, "problems" | "reviewPublished">;
}

export function ReviewNotice({ state, editor: { problems, reviewPublished } }: ReviewNoticeProps) {
  // A review reads the whole course: once for each choice.
  const shown = useMemo(() => (state === "draft" ? problems : reviewPublished()), [state, problems, reviewPublished]);
  return <ProblemsNotice problems={shown} />;
}
