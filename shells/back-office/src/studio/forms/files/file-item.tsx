// Knows how one file to read is written: its name, its target (a file of the library, or a web address), its language,
// and whether it must be opened.
import type { FilePart } from "@academiz/domain/editing";
import type { AttachedFile } from "@academiz/domain/interactivities";
import { readFileSlug, readFileTitle } from "@academiz/domain/learniz";
import { Checkbox, Field, Select, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { FileField } from "../../../library/choosing/file-field.tsx";
import { nameFile } from "../../../library/choosing/name-file.ts";
import { useStudio } from "../../common/studio-context.ts";
import { completeAddress } from "../../rich-text/address.ts";
import * as styles from "../cards/cards-form.css.ts";
import * as form from "../form.css.ts";
import { ItemFrame } from "../item/item-frame.tsx";
import { TextField } from "../item/text-field.tsx";

export interface FileItemProps {
  readonly file: AttachedFile;
  readonly number: number;
  readonly count: number;
  readonly onWrite: (field: string, part: FilePart) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

const LANGUAGES = ["fr", "en", "de", "es", "it", "pt", "nl", "pl", "ro", "ar", "tr", "uk", "zh"] as const;

export function FileItem({ file, number, count, onWrite, onMove, onRemove }: FileItemProps) {
  const { t, i18n } = useLingui();
  const { documentFiles, noteFile } = useStudio();
  const { name, src, language = "", sample } = file;
  const slug = readFileSlug(src);
  const isSample = sample?.includes("name");
  const names = new Intl.DisplayNames([i18n.locale], { type: "language" });
  const codes = (LANGUAGES as readonly string[]).includes(language) || language === "" ? [] : [language];
  return (
    <ItemFrame
      name={t`File ${number}`}
      sample={isSample ? ["text"] : undefined}
      isFirst={number === 1}
      isLast={number === count}
      onMove={onMove}
      onRemove={onRemove}
    >
      <TextField
        label={t`Name`}
        part={`name:${number}`}
        value={name}
        isSample={isSample}
        onWrite={(value) => onWrite("name", { name: value })}
      />
      <div data-part={`address:${number}`} tabIndex={-1}>
        <FileField
          label={t`File from the library`}
          name={slug === null ? null : nameFile(src, documentFiles)}
          kinds={["pdf", "office", "text", "image", "audio", "video", "archive"]}
          onChange={(chosen) => {
            if (chosen) noteFile(chosen);
            const isNamed = name.trim() !== "" && !isSample;
            onWrite(
              "src",
              chosen
                ? { src: `document:${chosen.slug}`, ...(isNamed ? {} : { name: readFileTitle(chosen.name) }) }
                : { src: "" },
            );
          }}
        />
      </div>
      {slug === null && <AddressField address={src} onWrite={(address) => onWrite("src", { src: address })} />}
      <div className={form.row}>
        <div className={styles.setting}>
          <Field label={t`Language of the file`}>
            <Select
              options={[
                { value: "", label: t`That of the course` },
                ...[...LANGUAGES, ...codes].map((value) => ({ value, label: sayLanguage(names, value) })),
              ]}
              value={language}
              onValueChange={(value) => onWrite("language", { language: value || undefined })}
            />
          </Field>
        </div>
      </div>
      <Checkbox
        checked={file.required ?? false}
        onCheckedChange={(required) => onWrite("required", { required: required || undefined })}
        help={<Trans>Where none of the files is, each of them counts.</Trans>}
      >
        <Trans>It has to be opened</Trans>
      </Checkbox>
    </ItemFrame>
  );
}

/** An unknown language is shown as it was written. */
function sayLanguage(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

interface AddressFieldProps {
  readonly address: string;
  readonly onWrite: (address: string) => void;
}

const isOfWeb = (address: string) => /^https?:/i.test(address);

/** Typed text stays while it is not an address yet; only an address is stored. */
function AddressField({ address, onWrite }: AddressFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : completeAddress(typed);
  const isWrong = typed !== null && typed.trim() !== "" && !(read !== null && isOfWeb(read));
  return (
    <Field
      label={t`Or an address of the web`}
      optional
      error={isWrong && t`This is no address of a web site. Until it is one, nothing is kept of it.`}
    >
      <TextInput
        type="url"
        inputMode="url"
        value={typed ?? address}
        onChange={({ target: { value } }) => {
          setTyped(value);
          const complete = completeAddress(value);
          if (value.trim() === "") onWrite("");
          else if (complete !== null && isOfWeb(complete)) onWrite(complete);
        }}
        onBlur={() => !isWrong && setTyped(null)}
      />
    </Field>
  );
}
