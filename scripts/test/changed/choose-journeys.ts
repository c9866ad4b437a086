import { JOURNEYS_BY_FEATURE, JOURNEYS_OF_PAGES, OF_THE_FULL_RUN, SMOKE } from './journeys-by-feature';

/** More than these on both screens are no inner loop. */
const MOST_ON_BOTH_SCREENS = 8;
const JOURNEY = /^e2e\/[^/]+\.(spec|phone|clock)\.ts$/;
const FEATURE = /^packages\/(?:web\/src\/features|core\/src\/areas|functions\/src)\/([^/]+)\/(?:([^/]+)\/)?/;
/** What all features stand on: the kernel, the design system, and the product as one machine runs it. */
const BELOW_ALL =
  /^packages\/(core\/src\/(base|store|access|contract|navigation)\/|core\/src\/[^/]+$|functions\/src\/kernel\/|web\/src\/(app|lib|navigation|ui)\/|web\/[^/]+$|local\/src\/)|^e2e\/support\/|^playwright\.config\.ts$|^package-lock\.json$/;
/** What no page is made of. */
const OF_TESTS = /\.(test|samples|prepared|fixture)\.tsx?$|\/(testing|fixtures|sweeps|abuse)\/|\.md$/;

/** The file of a journey by its name in the list: a `.spec.ts`, or one of a single browser project. */
export const journeyFile = (name: string): string => `e2e/${name}${/\.(phone|clock)$/.test(name) ? '' : '.spec'}.ts`;

/** What is named after a feature's file: its part where the part has journeys of its own, else the area. */
const findFeature = (file: string): string | undefined => {
  const [, area = '', part = ''] = FEATURE.exec(file) ?? [];
  return [`${area}/${part}`, area].find((name) => name in JOURNEYS_BY_FEATURE);
};

/** Journeys to run, each group with its screen if it is one, and sentences about what is not run. */
export type ChosenJourneys = { groups: { files: string[]; project?: string }[]; notes: string[] };

/** The journeys of the changed features; a small set where what is below all of them changed. */
export const chooseJourneys = (changed: readonly string[]): ChosenJourneys => {
  const shown = changed.filter((file) => !OF_TESTS.test(file));
  const themselves = shown.filter((file) => JOURNEY.test(file));
  const features = [...new Set(shown.flatMap((file) => findFeature(file) ?? []))];
  const notes: string[] = [];
  const names = features.flatMap((feature) => {
    const journeys = JOURNEYS_BY_FEATURE[feature] ?? [];
    if (typeof journeys !== 'string') return journeys;
    notes.push(`No journey goes through ${feature}. ${journeys}`);
    return [];
  });
  if (shown.some((file) => file.startsWith('packages/pages/'))) names.push(...JOURNEYS_OF_PAGES);
  if (shown.some((file) => BELOW_ALL.test(file))) {
    names.push(...SMOKE);
    notes.push('The change is below every feature: two journeys go through most of it, and all of them are CI’s.');
  }
  const all = [...new Set([...themselves, ...names.map(journeyFile)])];
  if (all.length === 0) return { groups: [], notes };
  const wide = OF_THE_FULL_RUN.map(journeyFile).filter((file) => !all.includes(file));
  notes.push(`Journeys of the full run alone: ${wide.join(', ')}.`);
  // By itself: Playwright would run every other journey before it.
  const clocks = all.filter((file) => file.endsWith('.clock.ts')).map((file) => ({ files: [file], project: 'clock' }));
  const timeless = all.filter((file) => !file.endsWith('.clock.ts'));
  if (timeless.length === 0) return { groups: clocks, notes };
  if (timeless.length <= MOST_ON_BOTH_SCREENS) return { groups: [{ files: timeless }, ...clocks], notes };
  const left = timeless.filter((file) => file.endsWith('.phone.ts'));
  notes.push(
    `${timeless.length} journeys are many: they run on the desktop. The phone is left to the full run${left.length > 0 ? `, with ${left.join(', ')}` : ''}.`,
  );
  return { groups: [{ files: timeless.filter((file) => !left.includes(file)), project: 'desktop' }, ...clocks], notes };
};
