import { formatMoney, getChargeStep, getLeastCharge, isSupported, listSupported } from './currencies';
import { missingParam, type Params } from './params';
import type { SoldLine } from './payment-shapes';
import { invalid } from './refusal';

const MOST_CHARGED = 99_999_999;
const MOST_LINES = 100;

const currencyIn = (price: Params): string => {
  const currency = price.text('currency');
  if (!isSupported(currency))
    throw invalid(
      `Invalid currency: ${currency}. Stripe currently supports these currencies: ${listSupported()}`,
      price.path('currency'),
    );
  return currency;
};
const unitAmountIn = (price: Params): number => {
  const amount = price.whole('unit_amount');
  if (amount === undefined) throw missingParam(price.path('unit_amount'));
  if (amount < 0) throw invalid('Invalid non-negative integer', price.path('unit_amount'), 'parameter_invalid_integer');
  return amount;
};
const lineIn = (item: Params): SoldLine & { currency: string } => {
  const quantity = item.whole('quantity');
  if (!item.has('price_data')) throw missingParam(item.path('price_data'));
  const price = item.inside('price_data', ['currency', 'unit_amount', 'product_data']);
  const currency = currencyIn(price);
  const unit_amount = unitAmountIn(price);
  if (!price.has('product_data')) throw missingParam(price.path('product_data'));
  const product = price.inside('product_data', ['name', 'description']);
  if (quantity === undefined)
    throw invalid('Quantity is required. Add `quantity` to `line_items`.', item.path('quantity'), 'parameter_missing');
  if (quantity < 1)
    throw invalid('This value must be greater than or equal to 1.', item.path('quantity'), 'parameter_invalid_integer');
  return {
    currency,
    unit_amount,
    quantity,
    name: product.text('name'),
    description: product.maybe('description') ?? null,
  };
};

/** What is bought, all in one currency. */
export const soldIn = (params: Params): { lines: SoldLine[]; currency: string; total: number } => {
  const found = params.items('line_items', ['quantity', 'price_data']).map(lineIn);
  const [first] = found;
  if (!first) throw missingParam('line_items');
  if (found.length > MOST_LINES) throw invalid(`You can have at most ${MOST_LINES} line items.`, 'line_items');
  const { currency } = first;
  if (found.some((line) => line.currency !== currency))
    throw invalid('All line items must have the same currency.', 'line_items');
  const total = found.reduce((sum, line) => sum + line.unit_amount * line.quantity, 0);
  const least = getLeastCharge(currency);
  const step = getChargeStep(currency);
  if (total < least)
    throw invalid(
      `The Checkout Session's total amount due must add up to at least ${formatMoney(least, currency)} ${currency}`,
      undefined,
      'amount_too_small',
    );
  if (total > MOST_CHARGED)
    throw invalid(
      `The Checkout Session's total amount due must be no more than ${formatMoney(MOST_CHARGED, currency)} ${currency}`,
      undefined,
      'amount_too_large',
    );
  if (total % step !== 0)
    throw invalid(`Invalid amount: amounts in ${currency} must be divisible by ${step}.`, 'line_items');
  return { currency, total, lines: found.map(({ currency: _, ...line }) => line) };
};
