// Knows how an author writes what stands before the questions: a story in pictures, and an intro (§2.30, §2.31).

import type { LibraryFile } from "@academiz/application/ports";
import type { SequenceContentEvent, SequenceContentView } from "@academiz/application/sequence-content";
import type { DocumentFile } from "@academiz/domain/catalog";
import { createSlug } from "@academiz/domain/kernel";
import type { SequenceStory, StoryPicture } from "@academiz/domain/sequences";
import { Button, Card, Field, IconButton, Switch, TextArea, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { FileField } from "../library/choosing/file-field.tsx";
import { nameFile } from "../library/choosing/name-file.ts";
import { useOffice } from "../office/office-context.ts";
import * as styles from "../product/product.css.ts";
import { ProblemText } from "./problem-text.tsx";
import * as own from "./sequence.css.ts";

export interface StoryCardProps {
  readonly view: SequenceContentView;
  readonly files: readonly DocumentFile[];
  readonly send: (event: SequenceContentEvent) => void;
}

/** More would keep learners from the questions. */
const MOST_PICTURES = 20;

export function StoryCard({ view, files, send }: StoryCardProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const [noted, setNoted] = useState<readonly LibraryFile[]>([]);
  const { story } = view.draft;
  const { intro, pictures, isCinematic } = story;
  const put = (part: Partial<SequenceStory>, field?: string) =>
    send({
      type: "sequence.edited",
      edit: { do: "set-story", story: part },
      ...(field !== undefined && { field: `story ${field}` }),
    });
  const change = (uuid: string, part: Partial<StoryPicture>, field?: string) =>
    put({ pictures: pictures.map((one) => (one.uuid === uuid ? { ...one, ...part } : one)) }, field);
  const move = (at: number, step: -1 | 1) => {
    const one = pictures[at];
    const others = pictures.filter((_, index) => index !== at);
    if (one) put({ pictures: [...others.slice(0, at + step), one, ...others.slice(at + step)] });
  };
  return (
    <Card
      title={<Trans>Before the questions</Trans>}
      description={<Trans>What learners see first; without a title there is no introduction.</Trans>}
    >
      <div className={styles.stack}>
        <Field label={<Trans>Title of the introduction</Trans>}>
          <TextInput
            value={intro.title}
            maxLength={200}
            onChange={({ target }) => put({ intro: { ...intro, title: target.value } }, "title")}
          />
        </Field>
        <Field label={<Trans>Text of the introduction</Trans>}>
          <TextArea
            value={intro.text}
            maxLength={5_000}
            onChange={({ target }) => put({ intro: { ...intro, text: target.value } }, "text")}
          />
        </Field>
        <Switch checked={isCinematic} onCheckedChange={(isOn) => put({ isCinematic: isOn })}>
          <Trans>Begin with a story in pictures</Trans>
        </Switch>
        {view.problems.some(({ kind }) => kind === "story-empty") && (
          <p className={styles.reason}>
            <ProblemText problem={{ kind: "story-empty" }} />
          </p>
        )}
        {isCinematic && (
          <>
            <ol className={own.list} aria-label={t`Pictures of the story`}>
              {pictures.map(({ uuid, src, text }, at) => {
                const number = at + 1;
                return (
                  <li key={uuid} className={own.picture}>
                    <FileField
                      label={t`Picture ${number}`}
                      name={nameFile(src, [...files, ...noted])}
                      kinds={["image"]}
                      onChange={(file) => {
                        if (file) setNoted([...noted, file]);
                        change(uuid, { src: file ? `document:${file.slug}` : "" });
                      }}
                    />
                    <Field label={<Trans>Line below it</Trans>}>
                      <TextInput
                        value={text}
                        maxLength={500}
                        onChange={({ target }) => change(uuid, { text: target.value }, `picture ${uuid}`)}
                      />
                    </Field>
                    <div className={styles.buttons}>
                      <IconButton
                        label={t`Move picture ${number} up`}
                        icon={<ArrowUp size={20} aria-hidden />}
                        disabled={at === 0}
                        accessibleWhenDisabled
                        onClick={() => move(at, -1)}
                      />
                      <IconButton
                        label={t`Move picture ${number} down`}
                        icon={<ArrowDown size={20} aria-hidden />}
                        disabled={at === pictures.length - 1}
                        accessibleWhenDisabled
                        onClick={() => move(at, 1)}
                      />
                      <IconButton
                        label={t`Take picture ${number} away`}
                        icon={<Trash2 size={20} aria-hidden />}
                        onClick={() => put({ pictures: pictures.filter((one) => one.uuid !== uuid) })}
                      />
                    </div>
                  </li>
                );
              })}
            </ol>
            {pictures.length < MOST_PICTURES && (
              <div className={styles.buttons}>
                <Button
                  icon={<Plus size={20} aria-hidden />}
                  onClick={() =>
                    put({ pictures: [...pictures, { uuid: createSlug(office.dice.random), src: "", text: "" }] })
                  }
                >
                  <Trans>Add a picture</Trans>
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </Card>
  );
}
