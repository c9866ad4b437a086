const two = (part: number) => String(part).padStart(2, '0');

/** The day it is for whoever looks, `YYYY-MM-DD`. */
export const todayHere = (): string => {
  const now = new Date();
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};
