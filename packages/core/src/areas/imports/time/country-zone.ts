type ZonedLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

/** The IANA zone of a country that has only one, by its two-letter code. */
export const countryZone = (country: string | undefined): string | undefined => {
  if (!country || !/^[A-Za-z]{2}$/.test(country)) return undefined;
  try {
    const locale: ZonedLocale = new Intl.Locale(`und-${country.toUpperCase()}`);
    const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
    return zones.length === 1 ? zones[0] : undefined;
  } catch {
    return undefined;
  }
};
