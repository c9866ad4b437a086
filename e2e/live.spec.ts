import { expect, test } from '@playwright/test';
import { apiAs, TRIPS } from './support/api';
import { cuttableLine } from './support/line';
import { ADVISOR, OWNER, openAs } from './support/people';

test('R-SHELL-178 what a colleague changes while the connection is down appears when it is back, without a reload', async ({
  page,
  request,
}, info) => {
  const colleague = await apiAs(request, OWNER);
  const name = `Cut off ${info.project.name}`;
  const { trip } = await colleague.post(TRIPS, { trip_name: name });
  const rename = async (trip_name: string) => {
    const { trip: before } = await colleague.get(`${TRIPS}/${trip.id}`);
    await colleague.put(`${TRIPS}/${trip.id}`, { trip_name, version: before.version });
  };
  const title = (text: string) => page.getByRole('heading', { name: text, level: 1 });
  const line = await cuttableLine(page);
  await openAs(page, ADVISOR, `/trips/${trip.id}/planner`);
  await expect(title(name)).toBeVisible();
  await expect.poll(line.isOpen).toBe(true);

  await test.step('before any event was heard', async () => {
    await line.cut();
    await rename(`${name}, first`);
    await expect(title(name)).toBeVisible();
    await line.giveBack();
    await expect(title(`${name}, first`)).toBeVisible();
  });
  await test.step('after some were heard', async () => {
    await expect.poll(line.isOpen).toBe(true);
    await rename(`${name}, live`);
    await expect(title(`${name}, live`)).toBeVisible();
    await line.cut();
    await rename(`${name}, second`);
    await line.giveBack();
    await expect(title(`${name}, second`)).toBeVisible();
  });
});

test('R-SHELL-075 R-SHELL-077 R-SHELL-079 R-SHELL-180 a deployment is told to open pages at once, and what was typed stays', async ({
  page,
  request,
}) => {
  const line = await cuttableLine(page);
  let deployed = false;
  await page.route('**/version.json', (route) =>
    deployed ? route.fulfill({ json: { hash: 'next' } }) : route.continue(),
  );
  await openAs(page, ADVISOR, '/trip_create');
  const name = page.getByLabel('Trip name');
  await name.fill('Typed before the update');
  await expect.poll(line.isOpen).toBe(true);
  const banner = page.getByRole('status').filter({ hasText: 'An update is available.' });
  await expect(banner).toBeHidden();

  deployed = true;
  // A line is open a moment before the product knows it: until then, nobody is told.
  await expect
    .poll(async () => {
      expect((await request.post('/local/deployment')).status()).toBe(200);
      return banner.isVisible();
    })
    .toBe(true);
  await expect(banner).toContainText('An update is available. Please save all current work and click update below...');
  await expect(name).toHaveValue('Typed before the update');
  deployed = false;
  await banner.getByRole('button', { name: 'Update' }).click();
  await expect(name).toHaveValue('Typed before the update');
  await expect(banner).toBeHidden();
});
