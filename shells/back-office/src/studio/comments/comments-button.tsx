// Knows the button for the comments of a course, with the number of open ones: in words, on a phone by icon.
import type { ThreadsCount } from "@academiz/application/threads";
import { Badge, Button, IconButton, VisuallyHidden } from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { MessageSquare, MessageSquareDot } from "lucide-react";
import * as header from "../common/studio-header.css.ts";
import * as styles from "../common/studio-page.css.ts";

export interface CommentsButtonProps {
  readonly count: ThreadsCount;
  readonly onShow: () => void;
}

export function CommentsButton({ count, onShow }: CommentsButtonProps) {
  const { t } = useLingui();
  const Icon = count.unread > 0 ? MessageSquareDot : MessageSquare;
  const icon = <Icon size={16} aria-hidden />;
  const { open, unread } = count;
  const told = [
    ...(open > 0 ? [t`${plural(open, { one: "# open", other: "# open" })}`] : []),
    ...(unread > 0 ? [t`${plural(unread, { one: "# unread", other: "# unread" })}`] : []),
  ].join(", ");
  const badge = told !== "" && (
    <Badge tone={unread > 0 ? "primary" : "neutral"}>
      <span aria-hidden>{open}</span>
      <VisuallyHidden> {told}</VisuallyHidden>
    </Badge>
  );
  return (
    <span className={styles.comments}>
      <span className={header.wide}>
        <Button size="small" icon={icon} trailingIcon={badge} onClick={onShow}>
          <Trans>Comments</Trans>
        </Button>
      </span>
      <span className={header.narrow}>
        <IconButton
          size="small"
          variant="secondary"
          label={told === "" ? t`Comments` : t`Comments: ${told}`}
          icon={icon}
          onClick={onShow}
        />
        {badge && (
          <span className={styles.count} aria-hidden>
            {badge}
          </span>
        )}
      </span>
    </span>
  );
}
