const STEP = 1000;

/** A file's size in bytes as people read it: 248 KB, 1.9 MB. */
export const sizeText = (bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / STEP));
  if (kilobytes < STEP) return `${kilobytes}\u00a0KB`;
  return `${(bytes / STEP / STEP).toFixed(1)}\u00a0MB`;
};
