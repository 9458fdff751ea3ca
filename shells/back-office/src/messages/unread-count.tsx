// Knows how many conversations wait for an answer, wherever in the office somebody is.
import { Badge, VisuallyHidden } from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { use, useEffect, useState } from "react";
import { SaidNewsContext } from "../notifications/said-news.ts";
import { useOffice } from "../office/office-context.ts";

export function UnreadCount() {
  const { t } = useLingui();
  const { office } = useOffice();
  const [unread, setUnread] = useState(0);
  const news = use(SaidNewsContext);
  useEffect(() => {
    let isGone = false;
    void office.conversations.list({ as: "expert", state: "unread", page: 1 }).then((answer) => {
      // A failed count does not concern the user here: the page of messages shows the trouble.
      if (answer.ok && !isGone) setUnread(answer.value.unread);
    });
    return () => {
      isGone = true;
    };
  }, [office, news]);
  if (unread === 0) return null;
  return (
    <Badge tone="primary">
      <span aria-hidden>{unread}</span>
      <VisuallyHidden>{t`${plural(unread, { one: "# unread message", other: "# unread messages" })}`}</VisuallyHidden>
    </Badge>
  );
}
