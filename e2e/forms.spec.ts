import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { apiAs } from './support/api';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { ADVISOR } from './support/people';
import { PHONE } from './support/phone';

const FORMS = '/services/crm/api/v1/forms';
/** Longer than a person needs to read a page, for what takes faster ones for programs. */
const UNHURRIED_MS = 3_100;

type Draft = { kind: string; form_name: string } & Record<string, unknown>;
/** A published form with a link, as its advisor made it. */
const publish = async (request: APIRequestContext, draft: Draft) => {
  const api = await apiAs(request, ADVISOR);
  const { form } = await api.post(FORMS, draft);
  await api.post(`${FORMS}/${form.id}/publish`, { version: form.version });
  const { url } = await api.post(`${FORMS}/${form.id}/links`, {});
  const received = () => api.get(`${FORMS}/${form.id}/submissions`);
  return { id: form.id as string, path: new URL(url).pathname, received };
};
/** Waits until the page has stood as long as one that is read. */
const read = async (page: Page, opened: number) =>
  page.waitForFunction((until) => Date.now() > until, opened + UNHURRIED_MS);

const TRIP_REQUEST: Draft = {
  kind: 'trip_request',
  form_name: 'Where would you like to go?',
  intro: 'Tell us about the trip you have in mind.',
  consent_text: 'You may keep my answers to plan this trip.',
  after_submit_text: 'We’ll call you within a day.',
  sections: [
    {
      id: 'trip',
      title: 'Your trip',
      fields: [
        { id: 'where', type: 'text', label: 'Where to?', required: true },
        { id: 'flying', type: 'yes_no', label: 'Do you need flights?' },
        {
          id: 'airport',
          type: 'text',
          label: 'From which airport?',
          required: true,
          condition: { field_id: 'flying', is: 'equals', value: 'yes' },
        },
        { id: 'budget', type: 'money', label: 'Budget' },
        { id: 'wishes', type: 'long_text', label: 'Anything else?' },
      ],
    },
  ],
};
const TRAVELERS: Draft = {
  kind: 'traveler_info',
  form_name: 'Who’s traveling?',
  several_travelers: true,
  sections: [
    {
      id: 'people',
      title: 'Details',
      per_traveler: true,
      fields: [
        { id: 'first', type: 'text', label: 'First name', required: true, maps_to: 'client.first_name' },
        { id: 'dob', type: 'date', label: 'Date of birth', maps_to: 'client.dob' },
        { id: 'has_passport', type: 'yes_no', label: 'Do you have a passport?' },
        {
          id: 'passport',
          type: 'text',
          label: 'Passport number',
          maps_to: 'passport.number',
          condition: { field_id: 'has_passport', is: 'equals', value: 'yes' },
        },
        { id: 'scan', type: 'file', label: 'Picture of the passport' },
      ],
    },
  ],
};

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('R-SHELL-011 R-SHELL-033 R-ACC-006 a stranger asks for a trip, is told what is missing, and it arrives', async ({
    page,
    request,
  }) => {
    const { path, received } = await publish(request, TRIP_REQUEST);
    await page.goto(path);
    const opened = Date.now();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where would you like to go?');
    await expect(page.getByText('Only if your answer to “Do you need flights?” is “Yes”.')).toBeVisible();
    await page.getByLabel('Your name').fill('Noor <script>alert(1)</script>');
    await page.getByLabel('Your email').fill('noor@example.com');
    await page.getByRole('radio', { name: 'Yes' }).check();
    await expect.poll(() => Date.now()).toBeGreaterThan(opened + UNHURRIED_MS);
    await page.getByRole('button', { name: 'Send', exact: true }).click();

    const summary = page.getByRole('alert');
    await expect(summary.getByRole('link')).toHaveCount(3);
    await expect(summary).toBeFocused();
    await summary.getByRole('link').first().click();
    await expect(page.getByLabel('Your name')).toHaveValue('Noor <script>alert(1)</script>');
    await page.getByLabel('Where to?').fill('Lisbon');
    await page.getByLabel('From which airport?').fill('Boston');
    await page.getByLabel('I agree').check();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    await expect(page.getByText('We’ll call you within a day.')).toBeVisible();
    await expect.poll(async () => JSON.stringify(await received())).toContain('Noor <script>');
  });
});

test(
  'R-SHELL-030 R-ACC-006 a family fills in who travels, on two devices, with a picture of a passport',
  PHONE.readers,
  async ({ page, browser, request }) => {
    const complaints = watchConsole(page);
    const { path, received } = await publish(request, TRAVELERS);
    await page.goto(path);
    await expectAccessible(page);
    const person = (number: number) => page.getByRole('region', { name: `Traveler ${number}`, exact: true });
    await page.getByLabel('Your name').fill('Mina Okafor');
    await page.getByLabel('Your email').fill('mina@example.com');
    await person(1).getByLabel('First name').fill('Mina');
    await expect(person(1).getByLabel('Passport number')).toBeHidden();
    await person(1).getByRole('radio', { name: 'Yes' }).check();
    await person(1).getByLabel('Passport number').fill('X1234567');
    for (const [number, name] of [
      [2, 'Leo'],
      [3, 'Ada'],
    ] as const) {
      await page.getByRole('button', { name: 'Add a traveler' }).click();
      await expect(person(number).getByRole('heading', { level: 2 })).toBeFocused();
      await person(number).getByLabel('First name').fill(name);
    }
    await person(1)
      .locator('input[type=file]')
      .setInputFiles({ name: 'passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a passport') });
    await expect(person(1).getByRole('checkbox', { name: 'passport.pdf' })).toBeChecked();
    await expect(page.getByText('Saved. You can go on later on this device.')).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await page.getByRole('link', { name: 'Continue with your answers' }).click();
    await expect(person(3).getByLabel('First name')).toHaveValue('Ada');
    // Once it is there: the page counts from when it was made, which may be long after its link was pressed.
    const opened = Date.now();
    const other = await browser.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('checkbox', { name: 'passport.pdf' })).toBeChecked();
    await other.close();

    await person(2).getByLabel('First name').fill('');
    await read(page, opened);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('First name – Please answer this question.');
    await expect(page.getByRole('alert')).toBeFocused();
    await person(2).getByLabel('First name').fill('Leo');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    await expectAccessible(page);
    await expect.poll(async () => JSON.stringify(await received())).toContain('"traveler_count":3');
    complaints.none();
  },
);

test('R-TRIP-254 a form is filled in on the agency’s website, and no other website can show it', async ({
  page,
  context,
  request,
}) => {
  // The website is taken for one of the internet, and the form for one of a house's own network.
  await context.grantPermissions(['local-network-access']);
  const { id, received } = await publish(request, TRIP_REQUEST);
  const api = await apiAs(request, ADVISOR);
  const { url } = await api.post(`${FORMS}/${id}/links/websites`, { sites: ['www.agency.example'] });
  const body = `<!doctype html><h1>Plan with us</h1><iframe src="${url}" title="Form" width="900" height="900"></iframe>`;
  await page.route(/^https:\/\/www\.(agency|copycat)\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto('https://www.agency.example/contact');
  const form = page.frameLocator('iframe');
  await expect(form.getByRole('heading', { level: 1 })).toHaveText('Where would you like to go?');
  const opened = Date.now();
  await form.getByLabel('Your name').fill('Noor Haddad');
  await form.getByLabel('Your email').fill('noor@example.com');
  await form.getByLabel('Where to?').fill('Lisbon');
  await form.getByRole('radio', { name: 'No' }).check();
  await form.getByLabel('I agree').check();
  await read(page, opened);
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(form.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await expect.poll(async () => JSON.stringify(await received())).toContain('Noor Haddad');

  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto('https://www.copycat.example/contact');
  await refused;
  await expect(form.getByRole('heading', { level: 1 })).toHaveCount(0);
});

test('R-SHELL-032 a link that is gone says so kindly, and is no door to the sign-in', async ({ page }) => {
  const path = `/client_form/form/${'x'.repeat(43)}/usr/msg`;
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This form isn’t available');
  await expectAccessible(page);
});
