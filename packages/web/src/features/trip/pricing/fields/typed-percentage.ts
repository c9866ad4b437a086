const DECIMALS = 4;

/** The percentage in a typed text, `12,5 %` as `12.5`; undefined when there is none from 0 to below 1000. */
export const typedPercentage = (typed: string): string | undefined => {
  const text = typed.replace(/[%\s]/g, '').replace(',', '.');
  const found = /^(\d{1,3})(?:\.(\d*))?$/.exec(text);
  if (!found) return undefined;
  const fraction = (found[2] ?? '').slice(0, DECIMALS).replace(/0{1,4}$/, '');
  return `${Number(found[1])}${fraction && `.${fraction}`}`;
};
