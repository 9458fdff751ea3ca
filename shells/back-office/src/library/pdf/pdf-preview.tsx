// Knows that the reader of PDFs is loaded late, only for those who open one.
import { Skeleton, SkeletonGroup } from "@academiz/ui";
import { lateOffice } from "../../words/late-office.ts";

const Coming = () => (
  <SkeletonGroup>
    <Skeleton shape="block" />
  </SkeletonGroup>
);

export const PdfPreview = lateOffice(async () => (await import("./pdf-viewer.tsx")).PdfViewer, {
  isRare: true,
  coming: Coming,
});
