const CODED = /^\s*([A-Z]{2}|[A-Z]\d|\d[A-Z])(?:\s*[-*])?\s*0*(\d{1,4})([A-Z]?)\s*$/i;

/** `UA110`, `UA 0110` and, under a known carrier, `110` as a carrier code and a number without leading noughts. */
export const flightNumberIn = (written: string, carrier?: string): { carrier?: string; number?: string } => {
  const text = written.trim().slice(0, 30);
  const bare = /^0*(\d{1,4}[A-Za-z]?)$/.exec(text)?.[1];
  if (bare) return { carrier: carrier?.toUpperCase(), number: bare };
  const coded = CODED.exec(text);
  if (coded) return { carrier: (coded[1] ?? '').toUpperCase(), number: `${coded[2]}${coded[3] ?? ''}` };
  const last = /(\d{1,4})\s*$/.exec(text)?.[1];
  return { carrier: carrier?.toUpperCase(), number: last ?? (text || undefined) };
};
