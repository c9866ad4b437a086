import { italy } from '@wayline/core/areas/trip/itinerary/published.fixture';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parsePage } from '../document/parse-page.fixture';
import { renderGatePage } from '../gate/gate-document';
import { renderItinerary } from '../itinerary/itinerary-document';
import { askCode } from './ask-code';
import { showPreview } from './show-preview';

const TOKEN = 'a'.repeat(43);
beforeEach(() => {
  document.body.innerHTML = parsePage(renderGatePage({ company: 'Bennett', advisor: 'Laura' })).body.innerHTML;
});
afterEach(() => vi.unstubAllGlobals());

const trying = async (code: string, answer: () => Promise<Response>) => {
  const sent = vi.fn((..._asked: unknown[]) => answer());
  vi.stubGlobal('fetch', sent);
  const gone: string[] = [];
  askCode(TOKEN, (opened) => gone.push(opened));
  const form = document.querySelector<HTMLFormElement>('#gate');
  const input = form?.querySelector('input');
  if (!form || !input) throw new Error('There is no door.');
  input.value = code;
  form.requestSubmit();
  await expect.poll(() => form.querySelector('button')?.disabled).toBe(false);
  return { sent, gone, said: document.getElementById('gate-said')?.textContent };
};

it('sends the code and goes on to the page it opens', async () => {
  const { sent, gone } = await trying('blue lagoon', async () => Response.json({ url: 'b'.repeat(43) }));
  expect(sent).toHaveBeenCalledWith(
    `/services/public/api/v1/ti/${TOKEN}/open`,
    expect.objectContaining({ method: 'POST', body: JSON.stringify({ code: 'blue lagoon' }) }),
  );
  expect(gone).toEqual(['b'.repeat(43)]);
});
it('says what the server says of a wrong code, and stays', async () => {
  const message = 'Check the code from your advisor and try again.';
  const { gone, said } = await trying('red', async () =>
    Response.json({ error: { code: 'link.code_wrong', message } }, { status: 403 }),
  );
  expect([gone, said]).toEqual([[], message]);
});
it('says in the language of the page what went wrong, and nothing that the server says to programs', async () => {
  document.documentElement.lang = 'es';
  const error = { code: 'request.invalid', message: 'Please check the marked fields and try again.' };
  const { said } = await trying('red', async () => Response.json({ error }, { status: 400 }));
  document.documentElement.lang = 'en';
  expect(said).toBe('No ha funcionado. Inténtelo de nuevo dentro de un momento.');
});
it('says that it did not work where nothing answers', async () => {
  const { gone, said } = await trying('red', () => Promise.reject(new TypeError('Failed to fetch')));
  expect([gone, said]).toEqual([[], 'That didn’t work. Please try again in a moment.']);
});

it('a preview shows its questions, answers none, and opens nothing beside the page', () => {
  const published = italy({ ask_answers: true });
  document.body.innerHTML = parsePage(renderItinerary(published)).body.innerHTML;
  showPreview();
  const forms = [...document.querySelectorAll<HTMLFormElement>('form.answer')];
  expect(forms.length).toBeGreaterThan(0);
  expect(forms.every((form) => !form.hidden && [...form.querySelectorAll('button')].every((b) => b.disabled))).toBe(
    true,
  );
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a[href="?pdf"]')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
});
