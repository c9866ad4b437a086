import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { PriceEntry } from '@wayline/core/areas/trip/pricing/price-detail';
import type { BookingType } from '@wayline/core/base/booking-types';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { Form } from '../../../ui/fields/form';
import { ExchangeFields } from './components/exchange-fields';
import { FiguresPanel } from './components/figures-panel';
import { PriceField } from './price-field';

const sent = vi.fn();
beforeEach(() => signIn(TOKENS, sessionUser({ permissions_data: ['View Commissions'] })));
const Editor = ({ price, type = 'Accommodation' }: { price?: PriceEntry; type?: BookingType }) => {
  const form = useForm<{ price?: PriceEntry }>({ defaultValues: { price } });
  return (
    <Form form={form} onSubmit={async (values) => sent(values.price)}>
      <PriceField control={form.control} name="price" bookingType={type} travelers={3} currency="EUR" />
      <button type="submit">Save</button>
      <output data-testid="tried">{form.formState.submitCount}</output>
    </Form>
  );
};
// By label and by text: roles take seconds over a form of this size.
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};
const press = (text: string) => fireEvent.click(screen.getByText(text));
const choose = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
/** What the form sends; undefined when it refuses. */
const saved = async () => {
  sent.mockClear();
  press('Save');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  return sent.mock.lastCall?.[0];
};
const openParts = () => press('Cost, markup and commission');
const figure = (name: string) => screen.getByTestId(`figure-${name}`).textContent;

it('takes a total as it is typed', async () => {
  renderInApp(<Editor type="Dining" />);
  fill('Total price', '420');
  expect(await saved()).toMatchObject({ price_per_person: 'Total Price', total_price: 42_000, currency: 'EUR' });
});

const percent = (percentage: string) => ({ mode: 'percentage' as const, percentage });
const net: PriceEntry = {
  ...{ price_per_person: 'Total Price', currency: 'EUR', total_price: 0, base_fare: 100_000 },
  ...{ tax: [{ name: 'VAT', ...percent('10') }], markup: percent('20'), agency_commission: percent('5') },
};
it('shows what a price comes to and, on focus, by which formula', () => {
  renderInApp(<FiguresPanel price={net} />);
  expect([figure('total_net_cost'), figure('total_price')]).toEqual(['€1,100.00', '€1,300.00']);
  expect([figure('total_commission_price'), figure('total_profit')]).toEqual(['€60.00', '€260.00']);
  fireEvent.focus(screen.getByTestId('figure-total_profit'));
  expect(screen.getByText(/Total price − Net cost \+ Commission = €1,300.00 − €1,100.00 \+ €60.00/)).toBeTruthy();
});

it('holds the form back while an amount could be two, or is below 0', async () => {
  sent.mockClear();
  renderInApp(<Editor type="Dining" />);
  fill('Total price', '4.250');
  expect(screen.getByRole('alert').textContent).toBe('4.250 could be €4,250.00 or €4.25. Enter 4250.00 or 4.25.');
  press('Save');
  expect(document.activeElement).toBe(field('Total price'));
  fill('Total price', '(80,50)');
  expect(screen.getByRole('alert').textContent).toBe('(80,50) is below 0. Enter an amount of 0 or more.');
  press('Save');
  expect([sent.mock.calls.length, screen.getByTestId('tried').textContent]).toEqual([0, '0']);
  fill('Total price', '4.250,75');
  expect(await saved()).toMatchObject({ total_price: 425_075 });
});
it('takes a percentage in any spelling, and says what is none', () => {
  renderInApp(<Editor price={net} />);
  fill('Markup', '12,125 %');
  expect(field('Markup').value).toBe('12.125');
  fill('Markup', 'a third');
  expect(screen.getByRole('alert').textContent).toBe('a third isn’t a percentage. Enter it like 12.5.');
});

it('makes the total of its parts whenever one changes', async () => {
  renderInApp(<Editor price={net} />);
  fill('Markup', '30');
  expect(await saved()).toMatchObject({ total_price: 140_000, total_profit: 36_500, base_fare: 100_000 });
});

it('R-TRIP-067 R-TRIP-232 offers the price types of its booking, by the person for all who travel', async () => {
  renderInApp(<Editor type="Cruise" />);
  expect([...field('Price type').querySelectorAll('option')].map((option) => option.textContent)).toEqual([
    'Price Per Cabin',
    'Total Price',
    'Price Per Person',
  ]);
  choose('Price type', 'Price Per Person');
  openParts();
  fill('Base fare per person', '100');
  expect(figure('total_price')).toBe('€300.00');
});

it('R-TRIP-236 adds up what each kind of traveler pays', async () => {
  renderInApp(<Editor type="Tours" />);
  choose('Price type', 'Price Per Person');
  openParts();
  press('Price by traveler type');
  fill('Number', '2');
  fill('Price per adult', '150');
  expect([figure('total_price'), figure('total_price_per_person')]).toEqual(['€300.00', '€150.00']);
});

it('can be typed as a total again, without what it was made of', async () => {
  renderInApp(
    <Editor price={{ price_per_person: 'Total Price', currency: 'EUR', total_price: 50_000, base_fare: 50_000 }} />,
  );
  press('Enter total instead');
  expect(field('Total price').value).toBe('500.00');
  expect(await saved()).not.toHaveProperty('base_fare');
});

const SENTENCE = /Please enter a valid exchange rate. Only numbers \(with or without decimals\) are allowed/;
const dollars = { price_per_person: 'Total Price', currency: 'USD', total_price: 50_000 } as const;

it('R-TRIP-135 says what is wrong with an exchange rate, and is not saved with it', async () => {
  renderInApp(<Editor price={{ ...dollars, exchange_rate: '1.1x' }} />);
  expect(screen.getByText(SENTENCE)).toBeTruthy();
  sent.mockClear();
  press('Save');
  await waitFor(() => expect(screen.getByTestId('tried').textContent).toBe('1'));
  expect(sent).not.toHaveBeenCalled();
});

const changed = vi.fn();
const Rate = () => {
  const [price, setPrice] = useState<PriceEntry>(dollars);
  const change = (changes: Partial<PriceEntry>) => {
    changed(changes);
    setPrice({ ...price, ...changes });
  };
  return <ExchangeFields price={price} onChange={change} currency="EUR" />;
};

it('R-TRIP-134 R-TRIP-136 asks for a rate that is left empty, and takes one with or without decimals', () => {
  renderInApp(<Rate />);
  for (const rate of ['2', '0.9']) {
    fill('Exchange rate to EUR', '');
    expect(screen.getByText(SENTENCE)).toBeTruthy();
    fill('Exchange rate to EUR', rate);
    expect(screen.queryByText(SENTENCE)).toBeNull();
  }
  expect(screen.getByText('€450.00 at this rate.')).toBeTruthy();
});

it.each([
  ['1,0855', '1.0855'],
  ['1.234,5', '1234.5'],
])('takes the rate %s as people write it', async (typed, rate) => {
  renderInApp(<Editor price={dollars} />);
  fill('Exchange rate to EUR', typed);
  expect(field('Exchange rate to EUR').value).toBe(rate);
  expect(await saved()).toMatchObject({ exchange_rate: rate, exchange_currency: 'EUR', rate_source: 'typed' });
});
it('holds the form back while a rate could be two or is none, and keeps the one from before', async () => {
  sent.mockClear();
  renderInApp(<Editor price={{ ...dollars, exchange_rate: '0.9', exchange_currency: 'EUR' }} />);
  fill('Exchange rate to EUR', '1,085');
  expect(screen.getByText('1,085 could be 1085 or 1.085. Enter one of these.')).toBeTruthy();
  press('Save');
  expect(document.activeElement).toBe(field('Exchange rate to EUR'));
  fill('Exchange rate to EUR', 'about one');
  expect(screen.getByText(SENTENCE)).toBeTruthy();
  expect(screen.getByText('€450.00 at this rate.')).toBeTruthy();
  press('Save');
  expect([sent.mock.calls.length, screen.getByTestId('tried').textContent]).toEqual([0, '0']);
  fill('Exchange rate to EUR', '1.085');
  expect(await saved()).toMatchObject({ exchange_rate: '1.085' });
});
it('puts a rate that is looked up in the place of what isn’t understood, also where it is the same as before', async () => {
  const found = { exchange_rate: '0.9', rate_date: '2024-12-31', rate_source: 'European Central Bank' };
  const { exchange_rate: rate, ...from } = found;
  fakeFetch({ 'GET /services/lookups/api/v1/currency/convert': { json: { converted: '0.9', rate, ...from } } });
  renderInApp(<Editor price={{ ...dollars, ...found, exchange_currency: 'EUR' }} />);
  fill('Exchange rate to EUR', 'about one');
  press('Look up rate');
  await waitFor(() => expect(field('Exchange rate to EUR').value).toBe('0.9'));
  expect(screen.queryByText(SENTENCE)).toBeNull();
});

it('R-TRIP-190 looks a rate up with its day and source, and leaves a locked one alone', async () => {
  const calls = fakeFetch({
    'GET /services/lookups/api/v1/currency/convert': {
      json: { converted: '0.96', rate: '0.96256', rate_date: '2024-12-31', rate_source: 'European Central Bank' },
    },
  });
  renderInApp(<Rate />);
  press('Look up rate');
  expect(
    await screen.findByText(/European Central Bank, December 31, 2024\. This rate is more than a week old/),
  ).toBeTruthy();
  const lookedUp = calls.map(({ url }) => url).filter(({ pathname }) => !pathname.endsWith('/currencies'));
  expect(lookedUp.map(({ search }) => search)).toEqual(['?from=USD&to=EUR&amount=1']);
  expect(changed.mock.lastCall?.[0]).toMatchObject({ exchange_rate: '0.96256', exchange_currency: 'EUR' });
  fireEvent.click(screen.getByLabelText('Lock rate'));
  await waitFor(() => expect(screen.getByText<HTMLButtonElement>('Look up rate').disabled).toBe(true));
});

it('R-TRIP-190 fetches the rate of a currency as it is entered, and asks for one where there is none, never 1', async () => {
  const rate = { converted: '1', rate: '1.3', rate_date: '2024-12-31', rate_source: 'European Central Bank' };
  let answer: { status?: number; json: unknown } = { status: 503, json: { message: 'No rates now.' } };
  fakeFetch({ 'GET /services/lookups/api/v1/currency/convert': () => answer });
  renderInApp(<Editor price={{ ...dollars, currency: 'EUR' }} />);
  openParts();
  fill('Currency', 'GBP');
  expect(await screen.findByText(SENTENCE)).toBeTruthy();
  expect(field('Exchange rate to EUR').value).toBe('');
  sent.mockClear();
  press('Save');
  await waitFor(() => expect(screen.getByTestId('tried').textContent).toBe('1'));
  expect(sent).not.toHaveBeenCalled();
  answer = { json: rate };
  fill('Currency', 'USD');
  await waitFor(() => expect(field('Exchange rate to EUR').value).toBe('1.3'));
  expect(await saved()).toMatchObject({ currency: 'USD', exchange_rate: '1.3', exchange_currency: 'EUR' });
});

it('R-TRIP-235 takes the rate 1 of a stored price that nobody entered for none', () => {
  renderInApp(<Editor price={{ ...dollars, exchange_rate: '1', exchange_currency: 'EUR' }} />);
  expect(field('Exchange rate to EUR').value).toBe('');
  expect(screen.getByText(/^No rate yet/)).toBeTruthy();
  expect(screen.queryByText(/at this rate\.$/)).toBeNull();
});

it('R-SHELL-231 asks whoever lacks View Commissions for the price alone, and sends no part of it', async () => {
  signIn(TOKENS, sessionUser({ permissions_data: ['Edit Reservations'] }));
  renderInApp(
    <Editor price={{ price_per_person: 'Total Price', total_price: 10_000, currency: 'EUR' }} type="Dining" />,
  );
  expect(screen.queryByText('Cost, markup and commission')).toBeNull();
  fill('Total price', '420');
  const price = await saved();
  expect(price).toMatchObject({ total_price: 42_000, currency: 'EUR' });
  expect(
    Object.keys(price).filter(
      (name) => price[name] !== undefined && /fare|tax|markup|commission|net|profit/.test(name),
    ),
  ).toEqual([]);
});

it('R-SHELL-231 leaves a total alone that is worked out of costs its reader cannot see', async () => {
  signIn(TOKENS, sessionUser({ permissions_data: ['Edit Reservations'] }));
  const price: PriceEntry = {
    price_per_person: 'Total Price',
    total_price: 10_000,
    total_price_per_person: 5000,
    currency: 'EUR',
  };
  renderInApp(<Editor price={price} type="Dining" />);
  expect(field('Total price').readOnly).toBe(true);
  expect(screen.queryByLabelText('Price type')).toBeNull();
  expect(await saved()).toEqual(price);
});

it('says what to expect by the supplier’s terms until a commission is typed', () => {
  const total: PriceEntry = { total_price: 20_000, currency: 'EUR', supplier_rate: '12.5' };
  const { rerender } = renderInApp(<Editor price={total} />);
  expect(screen.getByText('Expected commission: €25.00, 12.5% by the supplier’s terms.')).toBeTruthy();
  rerender(<Editor key="typed" price={{ ...total, base_fare: 20_000, commission: { mode: 'amount', amount: 500 } }} />);
  expect(screen.queryByText(/Expected commission/)).toBeNull();
});
