import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toCompanyConfiguration } from '@wayline/core/access/company-denormalized';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { signIn } from '../../lib/session';
import { leaveApp } from '../../testing/leave-app';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';
import { EmailField } from './email-field';
import { Form } from './form';
import { PhoneField } from './phone-field';
import { SubmitButton } from './submit-button';
import { WebsiteField } from './website-field';

type Values = { email: string; site: string; phone: string };
const Sending = ({ values, onSubmit }: { values: Partial<Values>; onSubmit: (sent: Values) => Promise<unknown> }) => {
  const form = useForm<Values>({ defaultValues: { email: '', site: '', phone: '', ...values } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <EmailField control={form.control} name="email" />
      <WebsiteField control={form.control} name="site" label="Website" />
      <PhoneField control={form.control} name="phone" label="Phone" />
      <SubmitButton form={form}>Send</SubmitButton>
    </Form>
  );
};
const open = (values: Partial<Values> = {}) => {
  const sent = vi.fn(async () => undefined);
  renderInApp(<Sending values={values} onSubmit={sent} />);
  return sent;
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' });
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
  await userEvent.tab();
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('an e-mail field', () => {
  it('R-SHELL-199 refuses what is no address, and nothing is sent', async () => {
    const sent = open();
    await type('Email', 'ana@localhost');
    await send();
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address.');
    expect(sent).not.toHaveBeenCalled();
  });
  it('R-SHELL-200 takes an address, without the spaces around it, and none where none is demanded', async () => {
    const sent = open();
    await send();
    await type('Email', ' ana@example.com ');
    await send();
    expect(sent.mock.calls.map(([values]: unknown[]) => (values as Values).email)).toEqual(['', 'ana@example.com']);
  });
});

describe('a website field', () => {
  it('R-SHELL-201 puts http:// in front when it is left', async () => {
    open();
    await type('Website', 'prado.example');
    expect(field('Website').value).toBe('http://prado.example');
  });
  it('R-SHELL-202 leaves a scheme as it is', async () => {
    open();
    await type('Website', 'https://prado.example');
    expect(field('Website').value).toBe('https://prado.example');
  });
  it('R-SHELL-201 refuses what can be no website', async () => {
    const sent = open();
    await type('Website', 'no site yet');
    await send();
    expect(screen.getByRole('alert').textContent).toContain('Please enter a web address');
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('a phone field', () => {
  const phone = async (sent: ReturnType<typeof open>) => {
    await send();
    return (sent.mock.calls.at(-1) as unknown[] as [Values])[0].phone;
  };
  it('R-SHELL-155 offers the United States first', () => {
    open();
    expect([...country().options].slice(0, 3).map(({ value }) => value)).toEqual(['', 'US', 'AF']);
  });
  it('R-SHELL-155 keeps country and number as one text', async () => {
    const sent = open();
    await userEvent.selectOptions(country(), 'IT');
    await type('Phone', '089 873139');
    expect(await phone(sent)).toBe('+39 089 873139');
    expect([country().value, field('Phone').value]).toEqual(['IT', '089 873139']);
    await userEvent.selectOptions(country(), 'AT');
    expect(await phone(sent)).toBe('+43 089 873139');
  });
  it('shows the country of a whole number that was typed or pasted', async () => {
    const sent = open();
    await type('Phone', '+44 20 7946 0101');
    expect([country().value, field('Phone').value]).toEqual(['GB', '20 7946 0101']);
    expect(await phone(sent)).toBe('+44 20 7946 0101');
  });
  it('keeps the chosen country while an area is typed that is a country of its own', async () => {
    const sent = open();
    await userEvent.selectOptions(country(), 'US');
    await type('Phone', '242 555 0100');
    expect(await phone(sent)).toBe('+1 242 555 0100');
  });
  it('begins a new number with the country that the company has chosen, and leaves one that is there as it is', async () => {
    const company = sessionUser().company_configuration ?? toCompanyConfiguration({});
    signIn(TOKENS, sessionUser({ company_configuration: { ...company, client_default_phone_country_code_id: 'IT' } }));
    const sent = open();
    expect(country().value).toBe('IT');
    expect(await phone(sent)).toBe('');
    await type('Phone', '089 873139');
    expect(await phone(sent)).toBe('+39 089 873139');
    await type('Phone', '+44 20 7946 0101');
    expect(await phone(sent)).toBe('+44 20 7946 0101');
    leaveApp();
    open({ phone: '(212) 555-0147' });
    expect([country().value, field('Phone').value]).toEqual(['', '(212) 555-0147']);
  });
  it('leaves a number without a country as it is', async () => {
    const sent = open({ phone: '(212) 555-0147' });
    expect([country().value, field('Phone').value]).toEqual(['', '(212) 555-0147']);
    expect(await phone(sent)).toBe('(212) 555-0147');
    await type('Phone', '1');
    await userEvent.clear(field('Phone'));
    expect(await phone(sent)).toBe('');
  });
});
