type Size = { width: number; height: number };
const DESKTOP: Size = { width: 1024, height: 768 };
const PHONE: Size = { width: 360, height: 780 };
const setViewport = (size: Size) =>
  (window as unknown as { happyDOM: { setViewport(size: Size): void } }).happyDOM.setViewport(size);

/** A phone: tables are cards there, so that no grid has to be laid out. */
export const onPhone = (): void => setViewport(PHONE);
export const onDesktop = (): void => setViewport(DESKTOP);
