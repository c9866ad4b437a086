import { Box, Button, SimpleGrid, Text } from '@chakra-ui/react';
import type { PriceEntry } from '@wayline/core/areas/trip/pricing/price-detail';
import { isWorkedOut } from '@wayline/core/areas/trip/pricing/price-figures';
import { listPriceModes, type PriceMode } from '@wayline/core/areas/trip/pricing/price-types';
import type { BookingType } from '@wayline/core/base/booking-types';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useSeesFigures } from '../../../lib/use-permission';
import { AmountInput } from '../../../ui/fields/amount-input';
import { ExchangeFields } from './components/exchange-fields';
import { FiguresPanel } from './components/figures-panel';
import { PriceExtras } from './components/price-extras';
import { PriceParts } from './components/price-parts';
import { SupplierCommission } from './components/supplier-commission';
import { ChoiceInput } from './fields/choice-input';
import { asEntered, emptyPrice, inMode, isTotalFixed, typedTotal, withChange } from './price-entry';

export type PriceEditorProps = {
  /** The price as it stands; undefined while nothing is entered. */
  value: PriceEntry | undefined;
  onChange: (price: PriceEntry) => void;
  bookingType: BookingType;
  /** How many travel: the headcount of a price that does not say otherwise. */
  travelers: number;
  /** The currency of the trip: that of a new price, and the one other prices are converted to. */
  currency: string;
};

/**
 * The price of a booking: a total, or what it is made of, with every derived figure explained. Controlled; the total it hands on
 * always is what the parts make. Source: R-TRIP-067, features row 8.
 */
export const PriceEditor = ({ value, onChange, bookingType, travelers, currency }: PriceEditorProps) => {
  const seesFigures = useSeesFigures();
  const price = value ?? emptyPrice(bookingType, currency);
  const fixed = !seesFigures && isTotalFixed(value);
  const worked = isWorkedOut(asEntered(price));
  const [open, setOpen] = useState(worked || (value !== undefined && value.currency !== currency));
  const partsId = useId();
  const change = (changes: Partial<PriceEntry>) => onChange(withChange(price, changes));
  return (
    <Box display="flex" flexDirection="column" gap="3">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {!fixed && (
          <ChoiceInput
            label="Price type"
            value={price.price_per_person ?? 'Total Price'}
            options={listPriceModes(bookingType)}
            onChange={(mode) => onChange(inMode(price, mode as PriceMode, travelers))}
          />
        )}
        {/* It stays in its place when parts make it: what moves under a finger that leaves a field is not pressed. */}
        <AmountInput
          label="Total price"
          value={value?.total_price}
          currency={price.currency}
          readOnly={worked || fixed}
          onChange={(total_price = 0) => change({ total_price })}
        />
      </SimpleGrid>
      {fixed && (
        <Text textStyle="small" color="fg.muted">
          This total is calculated from costs you can’t see.
        </Text>
      )}
      {seesFigures ? (
        <>
          <Button
            variant="outline"
            size="sm"
            alignSelf="flex-start"
            aria-expanded={open}
            aria-controls={partsId}
            onClick={() => setOpen(!open)}
          >
            {open ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
            Cost, markup and commission
          </Button>
          <Box id={partsId} hidden={!open} display={open ? 'flex' : 'none'} flexDirection="column" gap="4">
            {open && (
              <>
                <PriceParts price={price} onChange={change} bookingType={bookingType} />
                <PriceExtras price={price} onChange={change} bookingType={bookingType} />
                <ExchangeFields price={price} onChange={change} currency={currency} />
                {worked && (
                  <Button variant="plain" size="xs" alignSelf="flex-start" onClick={() => onChange(typedTotal(price))}>
                    Enter total instead
                  </Button>
                )}
              </>
            )}
          </Box>
        </>
      ) : (
        !fixed && <ExchangeFields price={price} onChange={change} currency={currency} />
      )}
      {worked && <FiguresPanel price={price} />}
      {seesFigures && <SupplierCommission price={price} />}
    </Box>
  );
};
