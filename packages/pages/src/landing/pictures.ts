/** A picture of the product: what it shows, in words for those who don't see it, and its size in pixels. Each is made by day and by night. */
export type Picture = { name: string; alt: string; width: number; height: number };

/** The pictures of the product that the landing page and the README show; `npm run pictures` makes them from the demo data. */
export const PICTURES = {
  planner: {
    name: 'planner',
    alt: 'The planner of a cruise for two couples: the days on the left, each day’s bookings in order, travelers on the right',
    width: 1440,
    height: 900,
  },
  dashboard: {
    name: 'dashboard',
    alt: 'The dashboard: deadlines, trips that leave next, and what to do',
    width: 1440,
    height: 900,
  },
  itinerary: {
    name: 'itinerary-phone',
    alt: 'A client’s itinerary on a phone: the cover with the trip’s name and dates',
    width: 780,
    height: 1688,
  },
} as const satisfies Record<string, Picture>;

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The file of a picture in one theme. */
export const fileOf = (name: string, theme: Theme): string => `${name}-${theme}.webp`;
/** Every file there is, each once. */
export const PICTURE_FILES: readonly string[] = Object.values(PICTURES).flatMap(({ name }) =>
  THEMES.map((theme) => fileOf(name, theme)),
);
/** The address a picture is served at. */
export const pictureUrl = (name: string, theme: Theme): string => `/p/pictures/${fileOf(name, theme)}`;
