// Knows how it is shown that there are open comments on a part of the course.
import { Badge, Button, VisuallyHidden } from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { MessageSquare } from "lucide-react";
import { useStudio } from "../common/studio-context.ts";

/** On a block: it leads to them. */
export function CommentMark({ slug }: { readonly slug: string }) {
  const { t } = useLingui();
  const { byPlace, show } = useStudio().comments;
  const count = byPlace.get(slug);
  if (!count) return null;
  const name = tellCount(count.open);
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={count.unread > 0 ? t`${name}, unread` : name}
      icon={<MessageSquare size={16} aria-hidden />}
      onClick={() => show(slug)}
    >
      <Badge tone={count.unread > 0 ? "primary" : "neutral"}>{count.open}</Badge>
    </Button>
  );

  function tellCount(open: number): string {
    return t`${plural(open, { one: "# open comment", other: "# open comments" })}`;
  }
}

/** In the outline: how many there are on a chapter or page, and on what stands on it. */
export function CommentCount({ slugs }: { readonly slugs: readonly string[] }) {
  const { t } = useLingui();
  const { byPlace } = useStudio().comments;
  const counts = slugs.flatMap((slug) => byPlace.get(slug) ?? []);
  const open = counts.reduce((sum, one) => sum + one.open, 0);
  if (open === 0) return null;
  const isUnread = counts.some(({ unread }) => unread > 0);
  return (
    <Badge tone={isUnread ? "primary" : "neutral"}>
      <MessageSquare size={16} aria-hidden />
      {open}
      <VisuallyHidden> {isUnread ? t`open comments, unread` : t`open comments`}</VisuallyHidden>
    </Badge>
  );
}
