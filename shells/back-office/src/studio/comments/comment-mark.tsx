// Knows the mark of open comments on a part of the course.
import { Badge, Button, VisuallyHidden } from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { MessageSquare, MessageSquareDot } from "lucide-react";
import { useStudio } from "../common/studio-context.ts";

/** Unread comments have a dot too, not only another colour. */
const chooseIcon = (isUnread: boolean) => (isUnread ? MessageSquareDot : MessageSquare);

/** On a block: a button that opens them. */
export function CommentMark({ slug }: { readonly slug: string }) {
  const { t } = useLingui();
  const { byPlace, show } = useStudio().comments;
  const count = byPlace.get(slug);
  if (!count) return null;
  const name = t`${plural(count.open, { one: "# open comment", other: "# open comments" })}`;
  const Icon = chooseIcon(count.unread > 0);
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={count.unread > 0 ? t`${name}, unread` : name}
      icon={<Icon size={16} aria-hidden />}
      onClick={() => show(slug)}
    >
      <Badge tone={count.unread > 0 ? "primary" : "neutral"}>{count.open}</Badge>
    </Button>
  );
}

/** In the outline: the number of comments on a chapter or page, and on its blocks. */
export function CommentCount({ slugs }: { readonly slugs: readonly string[] }) {
  const { t } = useLingui();
  const { byPlace } = useStudio().comments;
  const counts = slugs.flatMap((slug) => byPlace.get(slug) ?? []);
  const open = counts.reduce((sum, one) => sum + one.open, 0);
  if (open === 0) return null;
  const isUnread = counts.some(({ unread }) => unread > 0);
  const Icon = chooseIcon(isUnread);
  return (
    <Badge tone={isUnread ? "primary" : "neutral"}>
      <Icon size={16} aria-hidden />
      {open}
      <VisuallyHidden> {isUnread ? t`open comments, unread` : t`open comments`}</VisuallyHidden>
    </Badge>
  );
}
