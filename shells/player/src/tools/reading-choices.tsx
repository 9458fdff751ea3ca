// Knows how a learner makes a course easier to read: larger, in clear letters, with more room, light or dark.
import { TEXT_SIZES } from "@academiz/domain/identity";
import { chooseReading, chooseScheme, useReading, useScheme } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import * as styles from "./tools.css.ts";

export function ReadingChoices() {
  const { t, i18n } = useLingui();
  const reading = useReading();
  const scheme = useScheme();
  return (
    <>
      <Radios
        label={t`Text size`}
        value={reading.size}
        onChoose={(size) => chooseReading({ ...reading, size })}
        options={TEXT_SIZES.map((size) => [size, i18n.number(size / 100, { style: "percent" })])}
      />
      <div className={styles.part}>
        <Tick
          isOn={reading.hasClearFace}
          onTick={(hasClearFace) => chooseReading({ ...reading, hasClearFace })}
          note={<Trans>A face whose letters are not taken for one another.</Trans>}
        >
          <Trans>Clear letters</Trans>
        </Tick>
        <Tick
          isOn={reading.isWide}
          onTick={(isWide) => chooseReading({ ...reading, isWide })}
          note={<Trans>Between lines, words and letters.</Trans>}
        >
          <Trans>More room</Trans>
        </Tick>
      </div>
      <Radios
        label={t`Appearance`}
        value={scheme}
        onChoose={chooseScheme}
        options={[
          ["light", t`Light`],
          ["dark", t`Dark`],
          ["system", t`As the device`],
        ]}
      />
    </>
  );
}

interface RadiosProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly options: readonly (readonly [value: Value, label: string])[];
}

function Radios<Value extends string | number>({ label, value, onChoose, options }: RadiosProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.part}>
      <legend className={styles.heading}>{label}</legend>
      <div className={styles.radios}>
        {options.map(([one, words]) => (
          <label key={one} className={styles.radio}>
            <input
              type="radio"
              name={name}
              checked={one === value}
              onChange={() => onChoose(one)}
              className={styles.mark}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface TickProps {
  readonly isOn: boolean;
  readonly onTick: (isOn: boolean) => void;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

function Tick({ isOn, onTick, note, children }: TickProps) {
  const id = useId();
  return (
    <div className={styles.tick}>
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onTick(target.checked)}
        className={styles.mark}
      />
      <label htmlFor={id}>{children}</label>
      <p id={`${id}-note`} className={styles.note}>
        {note}
      </p>
    </div>
  );
}
