// Knows an embedded page in a text that is being written: its title, its shape, and whether learners see it or a link.
// Nothing is requested from its host here either.
import {
  EMBED_RATIOS,
  type EmbedRatio,
  isEmbedAllowed,
  type RichTextEmbed,
  readEmbedHost,
  readEmbedRatio,
} from "@academiz/domain/learniz";
import { Button, Field, readEmbedHosts, Select, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { AppWindow } from "lucide-react";
import { useState } from "react";
import { Transforms } from "slate";
import { ReactEditor, useSlateStatic } from "slate-react";
import { useOwnFocus } from "../focus/use-own-focus.ts";
import { link } from "../rich-text-editor.css.ts";
import * as styles from "./embed.css.ts";
import { setEmbed } from "./embed-commands.ts";
import { EmbedDialog } from "./embed-dialog.tsx";

export function EmbedBlock({ embed }: { readonly embed: RichTextEmbed }) {
  const { t } = useLingui();
  const editor = useSlateStatic();
  const box = useOwnFocus<HTMLDivElement>();
  const [hosts] = useState(readEmbedHosts);
  const [isChanged, setChanged] = useState(false);
  const host = readEmbedHost(embed.src) ?? embed.src;
  const isAllowed = isEmbedAllowed(readEmbedHost(embed.src), hosts);
  const isUntitled = embed.title.trim() === "";
  const change = (part: Partial<Omit<RichTextEmbed, "type" | "children">>) =>
    setEmbed(editor, ReactEditor.findPath(editor, embed), part);
  const shapes: Readonly<Record<EmbedRatio, string>> = {
    "16:9": t`Wide, as most films (16:9)`,
    "4:3": t`Less wide (4:3)`,
    "1:1": t`Square`,
    "3:4": t`High (3:4)`,
  };
  return (
    <div ref={box} contentEditable={false} className={styles.block}>
      <p className={styles.head}>
        <AppWindow size={20} aria-hidden />
        <span className={styles.address}>
          <Trans>Embedded page of {host}</Trans>
        </span>
      </p>
      <p className={styles.address}>
        <a
          href={/^https?:/i.test(embed.src) ? embed.src : undefined}
          target="_blank"
          rel="noopener noreferrer"
          className={link}
        >
          {embed.src}
        </a>
      </p>
      <p className={isAllowed ? styles.note : styles.refused}>
        {isAllowed ? (
          <Trans>Learners see it once they press; nothing is sent to its host before. In a package it is a link.</Trans>
        ) : (
          <Trans>
            Pages of {host} are not allowed on this platform: learners find a link. Whoever operates it can allow the
            host (setting EMBED_HOSTS).
          </Trans>
        )}
      </p>
      <Field
        label={t`Title`}
        help={t`What it is, in a few words: learners read it before they open the page, and those who cannot see it hear it.`}
        error={isUntitled ? t`Write what the page is.` : undefined}
      >
        <TextInput
          data-part={isUntitled ? "embed" : undefined}
          value={embed.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <Field label={t`Shape`}>
        <Select
          options={EMBED_RATIOS.map((value) => ({ value, label: shapes[value] }))}
          value={readEmbedRatio(embed.ratio)}
          onValueChange={(ratio) => change({ ratio })}
        />
      </Field>
      <div className={styles.acts}>
        <Button size="small" data-part={isAllowed ? undefined : "embed-host"} onClick={() => setChanged(true)}>
          <Trans>Change the address</Trans>
        </Button>
        <Button
          size="small"
          onClick={() => {
            Transforms.removeNodes(editor, { at: ReactEditor.findPath(editor, embed) });
            ReactEditor.focus(editor);
          }}
        >
          <Trans>Delete the embedded page</Trans>
        </Button>
      </div>
      {isChanged && <EmbedDialog embed={embed} onClose={() => setChanged(false)} />}
    </div>
  );
}
