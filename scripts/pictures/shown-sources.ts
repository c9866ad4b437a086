import type { PICTURES } from '@wayline/pages/landing/pictures';

const SHELL = ['packages/web/src/features/shell', 'packages/web/src/ui'];

/** The code that each picture shows, by the picture's name: a change of it may make the picture old. */
export const SHOWN_SOURCES: Readonly<Record<keyof typeof PICTURES, readonly string[]>> = {
  planner: [...SHELL, 'packages/web/src/features/trip/trips', 'packages/web/src/features/trip/planner-views'],
  dashboard: [...SHELL, 'packages/web/src/features/dashboard'],
  itinerary: [
    'packages/pages/src/itinerary',
    'packages/pages/src/styles/cover.css',
    'packages/pages/src/styles/tokens.css',
  ],
};
