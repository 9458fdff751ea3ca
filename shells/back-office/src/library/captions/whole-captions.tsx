// Knows what concerns all captions of a film: their language, their times, and a file from this device.
import { Button, Field, Select } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { FileUp } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { NumberField } from "../../studio/common/number-field.tsx";
import { FileBox } from "../uploads/file-box.tsx";
import * as styles from "./captions.css.ts";

export interface WholeCaptionsProps {
  readonly language: string;
  readonly hasCues: boolean;
  readonly onLanguage: (language: string) => void;
  readonly onShift: (seconds: number) => void;
  readonly onImport: (file: File) => void;
}

/** Those that are offered; a file may say any other. */
const LANGUAGES = ["fr", "en", "de", "es", "it", "nl", "pt", "pl", "ro", "sv", "uk", "tr", "ar", "zh", "ja"];
/** Seconds: a day. */
const MOST = 86_400;

export function WholeCaptions({ language, hasCues, onLanguage, onShift, onImport }: WholeCaptionsProps) {
  const { t, i18n } = useLingui();
  const box = useRef<HTMLInputElement>(null);
  const [seconds, setSeconds] = useState(0);
  const names = useMemo(() => nameLanguages([...new Set([...LANGUAGES, language])], i18n.locale), [language, i18n]);
  return (
    <div className={styles.whole}>
      <Field label={t`Language of the captions`}>
        <Select options={[{ value: "", label: t`Not said` }, ...names]} value={language} onValueChange={onLanguage} />
      </Field>
      <div className={styles.moment}>
        <NumberField
          label={t`Move all`}
          help={t`Later, or earlier below zero.`}
          unit="s"
          min={-MOST}
          max={MOST}
          value={seconds}
          onValueChange={setSeconds}
        />
        <Button size="small" disabled={!hasCues} accessibleWhenDisabled onClick={() => onShift(seconds)}>
          <Trans>Move all captions</Trans>
        </Button>
      </div>
      <div>
        <Button size="small" icon={<FileUp size={16} aria-hidden />} onClick={() => box.current?.click()}>
          <Trans>Open a file (VTT or SRT)</Trans>
        </Button>
        <FileBox
          box={box}
          isSingle
          accept=".vtt,.srt,text/vtt"
          onChoose={([added]) => added?.file instanceof File && onImport(added.file)}
        />
      </div>
    </div>
  );
}

function nameLanguages(tags: readonly string[], locale: string) {
  const names = new Intl.DisplayNames([locale], { type: "language", fallback: "code" });
  return tags.filter((tag) => tag !== "").map((value) => ({ value, label: nameLanguage(names, value) }));
}

function nameLanguage(names: Intl.DisplayNames, tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    // A file may say anything.
    return tag;
  }
}
