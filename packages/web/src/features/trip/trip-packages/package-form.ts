import { exchangeRateProblem } from '@wayline/core/areas/trip/pricing/exchange-rate';
import type { PackageRate, PackageRowDraft } from '@wayline/core/areas/trip/trip-packages/trip-package';
import { getEditedFields } from '@wayline/core/base/merge';
import type { CallInput } from '../../../lib/api';
import type { LiveBooking, PackageNow } from './package-queries';

/** What an advisor types of a package; every field is there, empty or not. */
export type PackageForm = {
  name: string;
  price_type: PackageNow['price_type'];
  currency: string;
  rates: PackageRate[];
  exchange_currency: string;
  exchange_rate: string;
  description: string;
  includes: string;
  excludes: string;
  /** None of whoever is not shown what a package earns: they neither see nor send it. */
  markup_pct?: string | undefined;
  partner_commission_pct?: string | undefined;
  commission_pct?: string | undefined;
  booking_mappers: PackageRowDraft[];
};

const chosen = ({ title: _t, package_price: _p, ...row }: PackageNow['booking_mappers'][number]): PackageRowDraft =>
  row;

/** A booking as it comes into a package: checked, and with its price kept from the first save on. */
export const newRow = (id: string): PackageRowDraft => ({
  ...{ id, mapper_type: 'bookings', is_checked: true, is_sync: true },
});

/** A new package: all bookings of the trip that will happen and have a price, whatever their currency. */
export const emptyForm = (bookings: readonly LiveBooking[], currency: string, seesFigures: boolean): PackageForm => ({
  ...{ name: '', price_type: 'total_price', currency, rates: [], exchange_currency: '', exchange_rate: '1' },
  ...{ description: '', includes: '', excludes: '' },
  ...(seesFigures && { markup_pct: '0', partner_commission_pct: '0', commission_pct: '0' }),
  booking_mappers: bookings.filter((row) => row.is_checked && row.currency !== null).map(({ id }) => newRow(id)),
});

export const toPackageForm = (known: PackageNow): PackageForm => ({
  ...{ name: known.name, price_type: known.price_type, currency: known.currency, rates: known.rates },
  ...{ exchange_currency: known.exchange_currency ?? '', exchange_rate: known.exchange_rate },
  ...{ description: known.description ?? '', includes: known.includes ?? '', excludes: known.excludes ?? '' },
  ...{ markup_pct: known.markup_pct, commission_pct: known.commission_pct },
  partner_commission_pct: known.partner_commission_pct,
  booking_mappers: known.booking_mappers.map(chosen),
});

/** The percentages of a form; those that are not shown are taken for none until the server says what they make. */
export const getPercentages = ({
  markup_pct = '0',
  partner_commission_pct = '0',
  commission_pct = '0',
}: Pick<PackageForm, 'markup_pct' | 'partner_commission_pct' | 'commission_pct'>) => ({
  ...{ markup_pct, partner_commission_pct, commission_pct },
});

/** Rates by which can be counted; one that cannot be right, while it is typed, is none yet. */
export const soundRates = (rates: readonly PackageRate[]): PackageRate[] =>
  rates.filter(({ exchange_rate }) => !exchangeRateProblem(exchange_rate));

type Draft = Omit<CallInput<'trips.packages.create'>, 'id'>;
/** A package as it is sent: only what is checked, and no rate that nobody typed. */
export const toPackageDraft = (form: PackageForm): Draft => ({
  ...form,
  rates: form.rates.filter(({ exchange_rate }) => exchange_rate !== ''),
  booking_mappers: form.booking_mappers.filter(({ is_checked }) => is_checked),
});

/** Only what differs from what was there. */
export const getPackageChanges = (before: PackageForm, after: PackageForm): Partial<Draft> =>
  getEditedFields(toPackageDraft(before), toPackageDraft(after)).changes;
