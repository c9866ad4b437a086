/** The languages that a client can be written to in. It stands apart from its schema, which a client's browser has no use for. */
export const CLIENT_LANGUAGES = ['en', 'es'] as const;

/** How days, times, numbers and money are written in each: in Spanish as in Spain, 18:05 and 1234,50 €. */
export const CLIENT_LOCALES = { en: 'en-US', es: 'es-ES' } as const satisfies Record<
  (typeof CLIENT_LANGUAGES)[number],
  string
>;

/** What each of them is called where an advisor chooses. */
export const CLIENT_LANGUAGE_LABELS = { en: 'English', es: 'Spanish' } as const satisfies Record<
  (typeof CLIENT_LANGUAGES)[number],
  string
>;
