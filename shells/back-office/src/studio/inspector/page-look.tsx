// Knows how a page gets a background of its own, in place of its course's (§3.128).
import { changeSlide } from "@academiz/domain/editing";
import { changeBackground, readBackground, type Slide } from "@academiz/domain/learniz";
import { Trans } from "@lingui/react/macro";
import { useStudio } from "../common/studio-context.ts";
import { BackgroundField } from "./background-field.tsx";
import * as styles from "./inspector.css.ts";

export function PageLook({ slide }: { readonly slide: Slide }) {
  const { change } = useStudio();
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>
        <Trans>Look</Trans>
      </h2>
      <BackgroundField
        label={<Trans>Picture behind this page</Trans>}
        help={<Trans>Without one it is that of the course.</Trans>}
        background={readBackground(slide.parameters?.customBackground)}
        onChange={(background) =>
          change(`background:${slide.slug}`, (own) =>
            changeSlide(own, slide.slug, (one) => changeBackground(one, background)),
          )
        }
      />
    </section>
  );
}
