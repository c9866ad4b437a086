import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app';
import { DateField } from './date-field';
import { Form } from './form';
import { MoneyField } from './money-field';
import { NumberField } from './number-field';
import { SubmitButton } from './submit-button';

type Values = { day?: string; price?: { minor: number; currency: string }; pax?: number };
const Fields = ({ values }: { values: Values }) => {
  const { control, watch } = useForm<Values>({ defaultValues: values });
  return (
    <>
      <DateField control={control} name="day" label="Day" />
      <MoneyField control={control} name="price" label="Price" currency="USD" />
      <NumberField control={control} name="pax" label="Pax" />
      <output data-testid="values">{JSON.stringify(watch())}</output>
    </>
  );
};
const Sending = ({ onSubmit }: { onSubmit: () => Promise<unknown> }) => {
  const form = useForm<Values>();
  return (
    <Form form={form} onSubmit={onSubmit}>
      <DateField control={form.control} name="day" label="Day" />
      <SubmitButton form={form}>Send</SubmitButton>
    </Form>
  );
};
const Following = () => {
  const { control, setValue } = useForm({ defaultValues: { first: '2027-03-01', last: '2027-03-05' } });
  return (
    <>
      <DateField
        control={control}
        name="first"
        label="First"
        rules={{ onChange: () => setValue('last', '2027-03-08') }}
      />
      <DateField control={control} name="last" label="Last" />
    </>
  );
};
const open = (values: Values = {}) => void renderInApp(<Fields values={values} />);
const kept = () => JSON.parse(screen.getByTestId('values').textContent ?? '') as Values;
const fill = async (label: string, text: string) => {
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
  await userEvent.tab();
};

it('R-TRIP-046 takes a day typed as mm/dd/yyyy', async () => {
  open();
  await fill('Day', '3/5/2027');
  expect(kept().day).toBe('2027-03-05');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' }).value).toBe('03/05/2027');
});
it('lets typing replace a day that another field has set as this one was entered', async () => {
  renderInApp(<Following />);
  const [first, last] = ['First', 'Last'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }));
  await userEvent.clear(first as HTMLInputElement);
  await userEvent.type(first as HTMLInputElement, '3/4/2027');
  act(() => last?.focus());
  expect(last?.value).toBe('03/08/2027');
  await userEvent.keyboard('3/9/2027');
  await userEvent.tab();
  expect(last?.value).toBe('03/09/2027');
});
it('R-TRIP-047 holds no day when it is cleared', async () => {
  open({ day: '2027-03-05' });
  await fill('Day', '');
  expect(kept().day).toBeUndefined();
});
it('R-TRIP-046 keeps what is no day in sight and says so', async () => {
  open();
  await fill('Day', '02/30/2027');
  expect(kept().day).toBeUndefined();
  expect(screen.getByRole('alert').textContent).toContain('02/30/2027 is not a date');
});
it('keeps what is no day in sight where there was one before', async () => {
  open({ day: '2027-03-05' });
  await fill('Day', '13/32/2027');
  expect(kept().day).toBeUndefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' }).value).toBe('13/32/2027');
});
it('R-TRIP-046 a form is not sent without what stands there and is no day', async () => {
  const sent = vi.fn(async () => undefined);
  renderInApp(<Sending onSubmit={sent} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '02/30/2027{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('02/30/2027 is not a date');
  await fill('Day', '02/28/2027');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toHaveBeenCalledOnce();
});
it('R-SHELL-205 R-SHELL-206 keeps whole minor units, and 0 for what is empty or no number', async () => {
  open();
  await fill('Price', '1,234.5');
  expect(kept().price).toEqual({ minor: 123450, currency: 'USD' });
  await fill('Price', 'free');
  expect(kept().price).toEqual({ minor: 0, currency: 'USD' });
});
it.each([
  ['2.468,10', 246810, '2468.10'],
  ['2 468,5', 246850, '2468.50'],
  ['(75.50)', -7550, '-75.50'],
  ['€ 75,50', 7550, '75.50'],
])('shows %s as what it understood', async (typed, minor, shown) => {
  open();
  await fill('Price', typed);
  expect(kept().price?.minor).toBe(minor);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' }).value).toBe(shown);
});
it('asks which of two amounts is meant, and keeps neither', async () => {
  open({ price: { minor: 100, currency: 'USD' } });
  await fill('Price', '3.125');
  expect(kept().price).toBeUndefined();
  expect(screen.getByRole('alert').textContent).toBe('3.125 could be $3,125.00 or $3.13. Enter 3125.00 or 3.13.');
  await fill('Price', '3125.00');
  expect(kept().price?.minor).toBe(312500);
  expect(screen.queryByRole('alert')).toBeNull();
});
it('R-SHELL-203 strips what is no digit when a number is left', async () => {
  open();
  await fill('Pax', '1a2');
  expect(kept().pax).toBe(12);
});
it('R-SHELL-204 holds nothing when no digit is left, and what it held before if there was anything', async () => {
  open();
  await fill('Pax', 'none');
  expect(kept().pax).toBeUndefined();
  await fill('Pax', '3');
  await fill('Pax', 'none');
  expect(kept().pax).toBe(3);
});
it('R-SHELL-209 makes no room for any other number', async () => {
  open({ pax: 10 });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pax' });
  await userEvent.click(field);
  expect(field.value).toBe('10');
});
it('R-SHELL-207 R-SHELL-208 makes room for a 0 and restores it when the field is left empty', async () => {
  open({ pax: 0 });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pax' });
  await userEvent.click(field);
  expect(field.value).toBe('');
  await userEvent.tab();
  expect(kept().pax).toBe(0);
});
