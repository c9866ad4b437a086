import type { Option } from '../../ui/fields/select-field';
import { ZONE_OFFSETS } from './zone-offsets';

/** The time zones to choose from: by their offset, each with a place that keeps it, or by their name. Source: R-ACC-152 (G-167). */
export const ZONES: readonly Option[] = [
  { value: 'UTC', label: 'UTC' },
  ...ZONE_OFFSETS.map(({ offset, zone }) => ({
    value: zone,
    label: `${offset} (${zone.replaceAll('_', ' ')})`,
    group: 'By offset',
  })),
  ...Intl.supportedValuesOf('timeZone').map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
    group: 'By name',
  })),
];
const named = new Intl.DisplayNames('en-US', { type: 'currency' });
/** The currencies to choose from, by code. */
export const CURRENCIES: readonly Option[] = Intl.supportedValuesOf('currency').map((code) => ({
  value: code,
  label: `${code}: ${named.of(code)}`,
}));
