import { expect, it } from 'vitest';
import { chooseJourneys } from './choose-journeys';

it('takes the journeys of a feature from any package, and none for its tests', () => {
  for (const file of [
    'packages/core/src/areas/tags/tag.ts',
    'packages/functions/src/tags/set-tag.ts',
    'packages/web/src/features/tags/x.tsx',
  ])
    expect(chooseJourneys([file]).groups).toEqual([{ files: ['e2e/tags.spec.ts'] }]);
  expect(chooseJourneys(['packages/core/src/areas/tags/tag.test.ts']).groups).toEqual([]);
});

it('knows the parts of an area, and the area itself', () => {
  expect(chooseJourneys(['packages/functions/src/trip/pricing/x.ts']).groups[0]?.files).toContain(
    'e2e/pricing.spec.ts',
  );
  expect(chooseJourneys(['packages/core/src/areas/trip/errors.ts']).groups).toEqual([
    { files: ['e2e/main-job.spec.ts'] },
  ]);
});

it('says where a feature has no journey', () => {
  const { groups, notes } = chooseJourneys(['packages/web/src/features/chat/intercom.ts']);
  expect(groups).toEqual([]);
  expect(notes.join()).toContain('No journey goes through chat.');
});

it('goes through most of the product where the kernel or the design system changed, and leaves the rest to CI', () => {
  const { groups, notes } = chooseJourneys(['packages/web/src/ui/button.tsx']);
  expect(groups).toEqual([{ files: ['e2e/thin-thread.spec.ts', 'e2e/main-job.spec.ts'] }]);
  expect(notes.join()).toContain('CI');
});

it('keeps many journeys to the desktop, says what is left, and runs one that moves the clock by itself', () => {
  const areas = ['people', 'settings', 'trip/itinerary', 'trip/planner-views'];
  const { groups, notes } = chooseJourneys([
    ...areas.map((area) => `packages/core/src/areas/${area}/x.ts`),
    'e2e/reminder.clock.ts',
  ]);
  expect(groups.map(({ project }) => project)).toEqual(['desktop', 'clock']);
  expect(groups[0]?.files).not.toContain('e2e/menu-sheet.phone.ts');
  expect(notes.join()).toContain('e2e/menu-sheet.phone.ts');
});
