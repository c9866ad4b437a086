import { expect, it } from 'vitest';
import { calculateInvoice, splitByPayer, toAsked } from './invoice-figures';
import { LineDraft } from './invoice-line';

const line = (id: string, unit_price: number, more: object = {}) =>
  LineDraft.parse({ id, kind: 'other', title: id, unit_price, ...more });
const VAT = { code: 'VAT', name: 'VAT', rate: '19' };
const plain = { currency: 'USD', taxes: [VAT], prices_include_tax: false };

it('adds lines up and taxes those that are taxed', () => {
  const lines = [line('a', 10_000, { quantity: 3 }), line('b', 999, { tax_codes: ['VAT'] })];
  const { subtotal, tax, total, taxes } = calculateInvoice({ ...plain, lines });
  expect({ subtotal, tax, total }).toEqual({ subtotal: 30_999, tax: 190, total: 31_189 });
  expect(taxes).toEqual([{ ...VAT, taxable: 999, tax: 190 }]);
});
it('spreads a discount over lines by largest remainder, before the tax', () => {
  const lines = ['a', 'b', 'c'].map((id) => line(id, 3_333, { tax_codes: ['VAT'] }));
  const figures = calculateInvoice({ ...plain, lines, discount: { mode: 'amount', amount: 1_000 } });
  expect(figures.lines.map(({ discount }) => discount)).toEqual([334, 333, 333]);
  expect(figures.tax).toBe(figures.lines.reduce((sum, one) => sum + one.tax, 0));
  expect(figures.total).toBe(9_999 - 1_000 + figures.tax);
});
it('takes a percentage off, and never more than there is', () => {
  const lines = [line('a', 5_000, { discount: 1_000 }), line('b', 5_000)];
  expect(calculateInvoice({ ...plain, lines, discount: { mode: 'percentage', percentage: '10' } }).total).toBe(8_100);
  expect(calculateInvoice({ ...plain, lines, discount: { mode: 'amount', amount: 99_999 } }).total).toBe(0);
  expect(calculateInvoice({ ...plain, lines: [line('a', 5_000, { discount: 9_000 })] }).total).toBe(0);
});
it('takes taxes out of prices that include them, several of one line together', () => {
  const taxes = [
    { code: 'GST', name: 'GST', rate: '5' },
    { code: 'QST', name: 'QST', rate: '9.975' },
  ];
  const lines = [line('a', 10_000, { tax_codes: ['GST', 'QST'] })];
  const { lines: worked, total } = calculateInvoice({ currency: 'CAD', taxes, lines, prices_include_tax: true });
  expect(worked[0]).toMatchObject({ before_tax: 8_698, tax: 1_302, total: 10_000 });
  expect(worked[0]?.taxes).toEqual([
    { code: 'GST', tax: 435 },
    { code: 'QST', tax: 867 },
  ]);
  expect(total).toBe(10_000);
});
it('asks for nothing of what is paid at suppliers but its taxes, and shares both by weight', () => {
  const at_supplier = { kind: 'booking', paid_to: 'supplier', tax_codes: ['VAT'] };
  const lines = [line('hotel', 80_000, at_supplier), line('fee', 10_001)];
  const figures = calculateInvoice({ ...plain, lines });
  expect(figures).toMatchObject({ total: 105_201, at_supplier: 80_000 });
  expect(toAsked(figures)).toBe(25_201);
  expect(splitByPayer(figures, [1, 1], 'USD')).toEqual([
    { amount: 12_601, at_supplier: 40_000 },
    { amount: 12_600, at_supplier: 40_000 },
  ]);
});
it('shares out nothing, and by no weight at all', () => {
  expect(splitByPayer({ total: 900, at_supplier: 900 }, [0, 0], 'USD')).toEqual([
    { amount: 0, at_supplier: 450 },
    { amount: 0, at_supplier: 450 },
  ]);
});
it('works in yen and dinars as in cents', () => {
  expect(calculateInvoice({ ...plain, currency: 'JPY', lines: [line('a', 101, { tax_codes: ['VAT'] })] }).total).toBe(
    120,
  );
  expect(calculateInvoice({ ...plain, currency: 'KWD', lines: [line('a', 1_005, { tax_codes: ['VAT'] })] }).total).toBe(
    1_196,
  );
});
