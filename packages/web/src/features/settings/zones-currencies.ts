import type { Option } from '../../ui/fields/select-field';

/** The time zones to choose from. */
export const ZONES: readonly Option[] = [
  { value: 'UTC', label: 'UTC' },
  ...Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
];
const named = new Intl.DisplayNames('en-US', { type: 'currency' });
/** The currencies to choose from, by code. */
export const CURRENCIES: readonly Option[] = Intl.supportedValuesOf('currency').map((code) => ({
  value: code,
  label: `${code}: ${named.of(code)}`,
}));
