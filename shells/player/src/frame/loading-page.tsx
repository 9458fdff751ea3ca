// Knows what is shown while the product is loading: the final layout, in grey.
import { Skeleton, SkeletonGroup } from "@academiz/ui";
import { slide } from "../slide/slide-page.css.ts";

export function LoadingPage() {
  return (
    <SkeletonGroup>
      <div className={slide}>
        <Skeleton width="third" />
        <Skeleton shape="title" width="most" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="most" />
      </div>
    </SkeletonGroup>
  );
}
