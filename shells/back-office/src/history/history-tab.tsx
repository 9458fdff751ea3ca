// Knows how an author looks through the publications of a product, and restores one.
import type { ProductContent, ProductLibrary, PublicationRow } from "@academiz/application/ports";
import { connectPublications, type OpenedPublication, publicationsMachine } from "@academiz/application/publications";
import { Button, type Column, Combobox, Drawer, Field, SkeletonGroup, StatusChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { History, RotateCcw } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { OfficeList } from "../lists/office-list.tsx";
import { TroubleText } from "../office/trouble-text.tsx";
import * as styles from "./history.css.ts";

export interface HistoryTabProps {
  /** The library of the product's type. */
  readonly library: Pick<ProductLibrary, "listPublications" | "readPublication">;
  readonly slug: string;
  /** ISO timestamp of its last publication: the list is loaded again when it changes. */
  readonly publishedAt: string | null;
  /** True where learners can find it. */
  readonly isVisible: boolean;
  /** Draws the details of one publication; `beside`: the date of the one that it is compared with, where one was chosen. */
  readonly tell: (opened: OpenedPublication, beside: string | null) => ReactNode;
  /** True where the details tell what differs: any other publication may then be chosen for it. */
  readonly isCompared?: boolean;
  /** Puts the content of that publication into the draft. */
  readonly onRestore: (content: ProductContent) => void;
}

export function HistoryTab({
  library,
  slug,
  publishedAt,
  isVisible,
  isCompared = false,
  tell,
  onRestore,
}: HistoryTabProps) {
  const { t, i18n } = useLingui();
  const [snapshot, send] = useActor(publicationsMachine, { input: { library, slug } });
  const { list, asked, beside, opened, trouble } = connectPublications(snapshot);
  const known = useRef(publishedAt);
  useEffect(() => {
    if (known.current === publishedAt) return;
    known.current = publishedAt;
    send({ type: "retry.asked" });
  }, [publishedAt, send]);
  const [newest] = list.rows;
  const dateOf = (at: string) => i18n.date(new Date(at), { dateStyle: "long", timeStyle: "short" });
  const close = () => send({ type: "publication.closed" });
  const date = asked === null ? "" : dateOf(asked);
  const columns: readonly Column<PublicationRow>[] = [
    { id: "publishedAt", header: t`Published`, heading: true, cell: (row) => dateOf(row.publishedAt) },
    {
      id: "publishedBy",
      header: t`By`,
      cell: ({ publishedBy }) => (publishedBy?.isYou ? t`you` : (publishedBy?.name ?? "–")),
    },
    {
      id: "state",
      header: t`State`,
      cell: (row) =>
        row === newest && isVisible ? (
          <StatusChip tone="success">
            <Trans>What learners have</Trans>
          </StatusChip>
        ) : null,
    },
  ];
  return (
    <>
      <OfficeList
        label={t`Publications`}
        view={list}
        send={send}
        columns={columns}
        getKey={(row) => row.publishedAt}
        door={(row) => {
          const date = dateOf(row.publishedAt);
          return {
            onOpen: () => send({ type: "publication.opened", publishedAt: row.publishedAt }),
            label: t`Publication of ${date}`,
          };
        }}
        failure={<Trans>The publications could not be loaded</Trans>}
        empty={{
          icon: <History size={24} aria-hidden />,
          title: <Trans>Nothing was published yet</Trans>,
          text: (
            <Trans>Each publication is kept here: what it changed, and a way to take it up again as your draft.</Trans>
          ),
        }}
      />
      {asked !== null && (
        <Drawer
          open
          onClose={close}
          title={t`Publication of ${date}`}
          footer={
            <>
              <Button onClick={close}>
                <Trans>Close</Trans>
              </Button>
              <Button
                variant="primary"
                icon={<RotateCcw size={20} aria-hidden />}
                disabled={!opened}
                accessibleWhenDisabled
                onClick={() => {
                  if (opened) onRestore(opened.content);
                  close();
                }}
              >
                <Trans>Restore as the draft</Trans>
              </Button>
            </>
          }
        >
          <div className={styles.told}>
            {isCompared && list.rows.length > 1 && (
              <Field label={t`Compared with`}>
                <Combobox
                  placeholder={t`The one before it`}
                  options={list.rows
                    .filter(({ publishedAt }) => publishedAt !== asked)
                    .map(({ publishedAt }) => ({ value: publishedAt, label: dateOf(publishedAt) }))}
                  value={beside}
                  onValueChange={(chosen) =>
                    send({ type: "publication.opened", publishedAt: asked, beside: chosen ?? undefined })
                  }
                />
              </Field>
            )}
            {opened ? (
              tell(opened, beside === null ? null : dateOf(beside))
            ) : trouble ? (
              <p role="alert">
                <TroubleText trouble={trouble} />
              </p>
            ) : (
              <SkeletonGroup />
            )}
          </div>
        </Drawer>
      )}
    </>
  );
}
