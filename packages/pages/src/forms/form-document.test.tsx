import { FormContent } from '@wayline/core/areas/forms/form';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../document/parse-page.fixture';
import { closedWords } from './closed-words';
import { renderForm, renderFormClosed } from './form-document';
import type { FormView } from './form-view';

const EVIL = '"><script>alert(1)</script>';
const content = FormContent.parse({
  form_name: 'Who travels',
  several_travelers: true,
  consent_text: 'You may keep my answers.',
  sections: [
    {
      id: 'trip',
      title: 'The trip',
      fields: [
        { id: 'where', type: 'text', label: 'Where to?', required: true, help: 'A city is enough.' },
        { id: 'flying', type: 'yes_no', label: 'Do you need flights?' },
        {
          id: 'airport',
          type: 'text',
          label: 'From which airport?',
          condition: { field_id: 'flying', is: 'equals', value: 'yes' },
        },
      ],
    },
    {
      id: 'people',
      per_traveler: true,
      fields: [{ id: 'first', type: 'text', label: 'First name', maps_to: 'client.first_name' }],
    },
  ],
});
const view = (over: Partial<FormView> = {}): FormView => ({
  content,
  house: { name: 'Harbour & Vale', accent: 'sea' },
  path: '/trip_form/x',
  answers: { form: {}, travelers: [{}, {}], consent: false },
  sender_name: '',
  sender_email: '',
  files: [],
  draft: 'd',
  version: undefined,
  stamp: 's',
  issues: [],
  ...over,
});
const rendered = (over: Partial<FormView> = {}) => parsePage(renderForm(view(over)));

describe('the page of a form', () => {
  it('names every field, and every traveler apart', () => {
    const page = rendered();
    const unnamed = [...page.querySelectorAll('input:not([type=hidden]), select, textarea')].filter(
      ({ id }) => id && !page.querySelector(`label[for="${id}"]`) && !page.getElementById(id)?.closest('label'),
    );
    expect(unnamed).toEqual([]);
    expect(page.querySelector('#t-1-first')?.getAttribute('autocomplete')).toBe('section-traveler1 given-name');
    expect(page.querySelector('#f-where')?.getAttribute('aria-describedby')).toBe('f-where-help f-where-fault');
  });
  it('is sent by Enter, not by the first button that is seen', () => {
    const first = rendered().querySelector('button[type=submit]');
    expect(first?.getAttribute('value')).toBe('send');
  });
  it('says which question is wrong, at the top and below it', () => {
    const page = rendered({ issues: [{ path: 'travelers.1.first', message: 'Please answer this question.' }] });
    const link = page.querySelector('[role=alert] a');
    expect(link?.textContent).toBe('Traveler 2, First name – Please answer this question.');
    expect(page.querySelector(link?.getAttribute('href') ?? '')?.getAttribute('aria-invalid')).toBe('true');
    expect(page.querySelector('#t-1-first-fault')?.textContent).toBe('Please answer this question.');
    expect(page.querySelector('[role=alert]')?.hasAttribute('autofocus')).toBe(true);
  });
  it('keeps a script in any answer as text', () => {
    const answers = { form: { where: EVIL }, travelers: [{ first: EVIL }], consent: false };
    const page = rendered({ answers, sender_name: EVIL, sender_email: EVIL, draft: EVIL, stamp: EVIL });
    expect([...page.querySelectorAll('script')].map((one) => one.getAttribute('src'))).toEqual(['/p/form.js']);
    expect(page.querySelector('#f-where')?.getAttribute('value')).toBe(EVIL);
  });
  it('shows the link that could not be mailed, and says why above it', () => {
    const notice = { kind: 'not_mailed' as const, text: 'Copy it.' };
    const page = rendered({ notice, resume: 'https://example.test/f?draft=d', version: 1 });
    const saved = page.querySelector('[role=status].notice');
    expect(saved?.textContent).toContain('Copy it.');
    expect(saved?.querySelector('a')?.getAttribute('href')).toBe('https://example.test/f?draft=d');
    expect(page.querySelector('[role=alert]')).toBeNull();
    expect(page.querySelector('title')?.textContent).toBe('Who travels');
  });
  it('shows where to type an address that was mistyped, though the form asks for none', () => {
    const issues = [{ path: 'sender_email', message: 'Enter an email address, e.g. ana@example.com.' }];
    const asked = FormContent.parse({ ...content, form_submittee_flag: false });
    const page = rendered({ content: asked, issues, resume: 'https://example.test/f?draft=d', version: 1 });
    const field = page.querySelector('#sender_email');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(page.querySelectorAll('[autofocus]')).toHaveLength(1);
  });
  it('shows a kept number as a check mark with the name of its question, and a field for another one', () => {
    const number = { id: 'number', type: 'text', label: 'Passport number', required: true, maps_to: 'passport.number' };
    const asked = FormContent.parse({ ...content, sections: [{ id: 'papers', fields: [number] }] });
    const answers = { form: { number: 'kept.abc' }, travelers: [], consent: false };
    const page = rendered({ content: asked, answers, resumed: { name: EVIL, isOnly: false } });
    const mark = page.querySelector('#f-number-kept');
    expect(mark?.closest('label')?.textContent).toBe('Keep the saved number Passport number');
    expect([mark?.getAttribute('value'), mark?.hasAttribute('checked')]).toEqual(['kept.abc', true]);
    expect(page.querySelector('input#f-number')?.getAttribute('value')).toBeNull();
    expect(page.querySelector('label[for="f-number"]')?.textContent).toBe('Passport number');
    expect(page.querySelector('[role=note]')?.textContent).toContain(EVIL);
    expect(page.querySelector('[role=note] a')?.getAttribute('href')).toBe('/trip_form/x');
  });
  it('carries no style or script of its own text', () => {
    expect(renderForm(view())).not.toMatch(/<style|style=|onclick/);
  });
});

it('says in every language that a form is gone, and what was typed where that can’t be sent any more', () => {
  const page = parsePage(renderFormClosed({ words: closedWords({ code: 'form.gone' }), typed: [EVIL] }));
  expect([...page.querySelectorAll('section[lang]')].map((one) => one.getAttribute('lang'))).toEqual(['en', 'es']);
  expect(page.querySelector('.typed-list')?.textContent).toBe(EVIL);
});
