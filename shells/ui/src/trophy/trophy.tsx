// Knows how the trophy of a result is drawn (§4.123–§4.126, §9.17): it moves once, and stands still where nothing may
// move.
import type { TrophyAnimation } from "@academiz/domain/scoring";
import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import * as styles from "./trophy.css.ts";

const CUP = "M29 20h38v20a19 19 0 0 1-38 0z";
const HANDLES = "M29 26h-9v4c0 8 5 14 12 15M67 26h9v4c0 8-5 14-12 15";
const FOOT = "M44 58h8v10h-8zM36 68h24v8H36z";
const RAYS = "M48 2v7M16 10l5 6M80 10l-5 6M4 38h7M92 38h-7M10 64l6-4M86 64l-6-4";
const STAR = "M48 18l9.4 19 21 3-15.2 14.8 3.6 20.9L48 65.9l-18.8 9.8 3.6-20.9L17.6 40l21-3z";
const CHECK = "M32 49l11 11 22-24";

/** The place is written on the cup too, since metals cannot be told apart by colour alone. */
const PLACES = { gold: "1", silver: "2", bronze: "3" } as const;

export function TrophyPicture({ shows }: { readonly shows: TrophyAnimation }) {
  const { t } = useLingui();
  const names: Partial<Record<TrophyAnimation, string>> = {
    gold: t`Gold trophy`,
    silver: t`Silver trophy`,
    bronze: t`Bronze trophy`,
  };
  const isWon = shows !== "failed";
  const name = names[shows];
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 96 84" className={styles.picture} strokeWidth={3} strokeLinejoin="round" aria-hidden>
        <g className={styles.metal[shows]} strokeLinecap="round">
          {isWon && <path d={RAYS} className={styles.rays} />}
          <g className={isWon ? styles.thing : styles.calm}>
            <Shape shows={shows} />
          </g>
        </g>
      </svg>
      {name && <figcaption className={styles.name}>{name}</figcaption>}
    </figure>
  );
}

function Shape({ shows }: { readonly shows: TrophyAnimation }) {
  const clip = useId();
  if (shows === "success") return <path d={STAR} />;
  if (shows === "neutral")
    return (
      <>
        <circle cx={48} cy={48} r={30} />
        <path d={CHECK} fill="none" strokeWidth={5} />
      </>
    );
  if (shows === "failed")
    return (
      <g strokeDasharray="5 6">
        <path d={HANDLES} fill="none" />
        <path d={CUP} />
        <path d={FOOT} />
      </g>
    );
  return (
    <>
      <clipPath id={clip}>
        <path d={CUP} />
      </clipPath>
      <path d={HANDLES} fill="none" />
      <path d={FOOT} />
      <path d={CUP} />
      <g clipPath={`url(#${clip})`}>
        <path d="M42 14h9l-12 52h-9z" className={styles.gleam} />
      </g>
      <text x={48} y={45} textAnchor="middle" className={styles.number}>
        {PLACES[shows]}
      </text>
    </>
  );
}
