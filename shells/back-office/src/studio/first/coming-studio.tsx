// Knows the shape of the studio while its first part is on its way: its frame, its outline and a page.
import { Skeleton, SkeletonGroup } from "@academiz/ui";
import * as header from "../common/studio-header.css.ts";
import * as styles from "../common/studio-page.css.ts";

export const ComingStudio = () => (
  <div className={styles.studio}>
    <div className={header.header} />
    <div className={styles.tabs} />
    <div className={styles.body}>
      <div className={styles.start}>
        <SkeletonGroup>
          <Skeleton width="most" />
          <Skeleton width="half" />
          <Skeleton width="most" />
        </SkeletonGroup>
      </div>
      <main className={styles.main}>
        <SkeletonGroup>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      </main>
      <div className={styles.end} />
    </div>
  </div>
);
