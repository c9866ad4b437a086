import type { PriceEntry } from '@wayline/core/areas/trip/pricing/price-detail';
import { MEASUREMENT_UNITS, type MeasurementUnit } from '@wayline/core/areas/trip/pricing/price-types';
import type { BookingType } from '@wayline/core/base/booking-types';
import { AmountInput } from '../../../../ui/fields/amount-input';
import { FormSection } from '../../bookings/components/form-section';
import { ChoiceInput } from '../fields/choice-input';
import { CountInput } from '../fields/count-input';
import { PortionInput } from '../fields/portion-input';

type Props = {
  price: PriceEntry;
  onChange: (changes: Partial<PriceEntry>) => void;
  bookingType: BookingType;
};
const EXTRAS = ['other_fee', 'processing_fee', 'cushion', 'resort_price', 'resort_tax', 'qtax', 'capacity'] as const;

/** What a price has now and then: fees, a cushion, what a resort adds, and sharing by capacity. Source: spec 2 §3 Room type template. */
export const PriceExtras = ({ price, onChange, bookingType }: Props) => {
  const { currency } = price;
  const amount = (name: 'other_fee' | 'processing_fee' | 'resort_price', label: string) => (
    <AmountInput label={label} value={price[name]} currency={currency} onChange={(to) => onChange({ [name]: to })} />
  );
  const portion = (name: 'cushion' | 'resort_tax' | 'qtax', label: string) => (
    <PortionInput label={label} value={price[name]} currency={currency} onChange={(to) => onChange({ [name]: to })} />
  );
  return (
    <FormSection title="Fees, buffer and cost sharing" open={EXTRAS.some((name) => price[name] !== undefined)}>
      {amount('other_fee', 'Other fees')}
      {amount('processing_fee', 'Processing fee')}
      {portion('cushion', 'Buffer')}
      {bookingType === 'Accommodation' && (
        <>
          {amount('resort_price', 'Resort price')}
          {portion('resort_tax', 'Resort tax')}
          {portion('qtax', 'Extra room tax')}
        </>
      )}
      <CountInput label="Capacity" value={price.capacity} onChange={(capacity) => onChange({ capacity })} />
      <ChoiceInput
        label="Split cost by"
        value={price.measurement_unit ?? 'Headcount'}
        options={MEASUREMENT_UNITS}
        onChange={(unit) => onChange({ measurement_unit: unit as MeasurementUnit })}
      />
    </FormSection>
  );
};
