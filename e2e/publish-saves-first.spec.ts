import { expect, test } from '@playwright/test';
import { apiAs } from './support/api';
import { inDays } from './support/days';
import { ADVISOR, openAs } from './support/people';
import { publishItinerary } from './support/publishing';

test('what is typed into an itinerary is saved before it is published, and isn’t left without a question', async ({
  page,
  request,
}) => {
  const api = await apiAs(request, ADVISOR);
  const name = `Saves first ${Date.now()}`;
  const { trip } = await api.post('/services/trips/api/v1/trips', {
    ...{ trip_name: name, start_date: inDays(40), end_date: inDays(42) },
  });
  const { itinerary } = await api.post(`/services/trips/api/v1/trip_itinerary/${trip.id}/ti`, { ti_name: name });
  await openAs(page, ADVISOR, `/trips/${trip.id}/ti/${itinerary.id}`);
  const welcome = page.getByRole('textbox', { name: 'Welcome' });
  const question = page.getByRole('alertdialog');

  await test.step('publishing takes along what was not saved', async () => {
    await welcome.fill('Dear both');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await publishItinerary(page);
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    await page.reload();
    await expect(welcome).toHaveValue('Dear both');
    await expect(page.getByText('Published, version 1')).toBeVisible();
  });

  await test.step('a link and the browser’s Forward ask, and staying keeps what is typed', async () => {
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name }).click();
    await expect(page).not.toHaveURL(/\/ti\//);
    await page.goBack();
    await welcome.fill('Dear Anna');
    await page.goForward();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL(/\/ti\//);
    await expect(welcome).toHaveValue('Dear Anna');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(welcome).toHaveValue('Dear Anna');
  });

  await test.step('the preview shows what was just typed', async () => {
    await page.getByRole('link', { name: 'Preview' }).click();
    await expect(page.frameLocator('iframe').getByText('Dear Anna')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the itinerary' }).click();
    await expect(page.getByText('1 unpublished change')).toBeVisible();
  });

  await test.step('leaving anyway drops it', async () => {
    await welcome.fill('Dear nobody');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name }).click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).not.toHaveURL(/\/ti\//);
    await page.goto(`/trips/${trip.id}/ti/${itinerary.id}`);
    await expect(welcome).toHaveValue('Dear Anna');
  });
});
