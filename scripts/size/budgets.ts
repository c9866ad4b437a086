/** What each part may weigh. Functions are counted minified in KiB, as esbuild reports them; pages gzipped in kB, as Vite does. */
export const BUDGETS = {
  handlerKiB: 560,
  pdfHandlerKiB: 2_200,
  shellKB: 220,
  gridRouteKB: 540,
  landingKB: 20,
  itineraryKB: 20,
} as const;
