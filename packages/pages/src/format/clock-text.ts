const NO_BREAK = '\u00a0';

/** A local time of day as American clients read it, 6:05 PM. */
export const clock = (time: string): string => {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)}${NO_BREAK}${hour < 12 ? 'AM' : 'PM'}`;
};
