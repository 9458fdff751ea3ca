// Knows that the reader of PDFs comes late: for those alone who open one.
import { late, Skeleton, SkeletonGroup } from "@academiz/ui";

const Coming = () => (
  <SkeletonGroup>
    <Skeleton shape="block" />
  </SkeletonGroup>
);

export const PdfPreview = late(async () => (await import("./pdf-viewer.tsx")).PdfViewer, {
  isRare: true,
  coming: Coming,
});
