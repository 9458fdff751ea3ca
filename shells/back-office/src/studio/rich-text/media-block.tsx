// Knows a picture, a sound or a video in a text: how it is replaced or removed, and how its alternative in words is
// written.
import type { LibraryFile } from "@academiz/application/ports";
import { type RichTextBlock, readFileSlug } from "@academiz/domain/learniz";
import { Field, TextArea, TextInput } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { Transforms } from "slate";
import { ReactEditor, useSlateStatic } from "slate-react";
import { FileField } from "../../library/choosing/file-field.tsx";
import { nameFile } from "../../library/choosing/name-file.ts";
import { useStudio } from "../common/studio-context.ts";
import { FilmTimes } from "./film/film-times.tsx";
import { useOwnFocus } from "./focus/use-own-focus.ts";
import * as styles from "./rich-text-editor.css.ts";
import type { RichElement } from "./slate-types.ts";

type Media = Extract<RichTextBlock, { type: "image" | "audio" | "video" }>;

export function MediaBlock({ media }: { readonly media: Media }) {
  const { t } = useLingui();
  const editor = useSlateStatic();
  const box = useOwnFocus<HTMLDivElement>();
  const preview = useRef<HTMLVideoElement>(null);
  const { documentFiles, noteFile } = useStudio();
  const slug = readFileSlug(media.src);
  const file = documentFiles.find((one) => one.slug === slug);
  // No address is requested for a document that does not exist, or whose name is invalid.
  const src = media.src.startsWith("document:") ? file?.url : media.src;
  const names = { image: t`Picture`, audio: t`Sound`, video: t`Film` };
  const change = (part: Partial<Media>) =>
    Transforms.setNodes<RichElement>(editor, part as Partial<RichElement>, { at: ReactEditor.findPath(editor, media) });
  const remove = () => {
    Transforms.removeNodes(editor, { at: ReactEditor.findPath(editor, media) });
    ReactEditor.focus(editor);
  };
  const replace = (chosen: LibraryFile) => {
    noteFile(chosen);
    const { slug: other, alternative, transcript, captions } = chosen;
    // The words about the old file do not apply to the new one.
    const captionsSrc = captions ? `document:${captions}` : "";
    const words = {
      image: { alt: alternative ?? "" },
      audio: { transcript: transcript ?? "" },
      video: { transcript: transcript ?? "", captionsSrc, start: undefined, end: undefined, chapters: undefined },
    }[media.type];
    change({ src: `document:${other}`, ...words });
  };
  const isGone = src === undefined;
  return (
    <div ref={box} contentEditable={false} className={styles.media}>
      {media.type === "image" && !isGone && (
        <img src={src} alt={media.alt} width={file?.width} height={file?.height} className={styles.picture} />
      )}
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript is written below */}
      {media.type === "audio" && <audio controls preload="metadata" src={src} className={styles.player} />}
      {/* biome-ignore lint/a11y/useMediaCaption: the author looks at the picture, learners get its captions */}
      {media.type === "video" && <video ref={preview} controls preload="metadata" src={src} className={styles.film} />}
      <FileField
        label={names[media.type]}
        name={nameFile(media.src, documentFiles)}
        kinds={[media.type]}
        onChange={(chosen) => (chosen ? replace(chosen) : remove())}
      />
      {media.type === "image" ? (
        <>
          <Field label={t`Alternative text`} help={t`For those who cannot see it. Empty when it is only decoration.`}>
            <TextArea
              rows={2}
              className={styles.description}
              value={media.alt}
              onChange={(event) => change({ alt: event.target.value.replaceAll("\n", " ") })}
            />
          </Field>
          <Field label={t`Caption`} optional>
            <TextInput value={media.caption ?? ""} onChange={(event) => change({ caption: event.target.value })} />
          </Field>
        </>
      ) : (
        <>
          <Field label={t`Title`}>
            <TextInput value={media.title} onChange={(event) => change({ title: event.target.value })} />
          </Field>
          {media.type === "video" && (
            <FileField
              label={t`Captions`}
              help={t`A WebVTT file. Those who cannot hear the film read along.`}
              name={nameFile(media.captionsSrc, documentFiles)}
              kinds={["subtitle"]}
              onChange={(chosen) => {
                if (chosen) noteFile(chosen);
                change({ captionsSrc: chosen ? `document:${chosen.slug}` : "" });
              }}
            />
          )}
          {media.type === "video" && (
            <FilmTimes film={media} readNow={() => preview.current?.currentTime ?? 0} onChange={change} />
          )}
          <Field label={t`Transcript`} help={t`For those who cannot hear it.`}>
            <TextArea value={media.transcript ?? ""} onChange={(event) => change({ transcript: event.target.value })} />
          </Field>
        </>
      )}
    </div>
  );
}
