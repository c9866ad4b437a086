/** A record as paths reach into it. */
export type Values = { [name: string]: unknown };

const isIndex = (step: string) => /^\d+$/.test(step);
const inside = (value: unknown): Values => value as Values;

/** Puts a value where a path says, making the lists and parts on its way. */
export const setAt = (values: Values, path: string, value: unknown): void => {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce<Values>((at, step, i) => {
    at[step] ??= isIndex(steps[i + 1] ?? last) ? [] : {};
    return inside(at[step]);
  }, values);
  holder[last] = value;
};

export const getAt = (values: Values, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, step) => (typeof at === 'object' && at !== null ? inside(at)[step] : undefined), values);

/** The same with its lists without gaps: a file may have a second address and no first. */
export const withoutGaps = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter((one) => one !== undefined) : value,
    ]),
  );
