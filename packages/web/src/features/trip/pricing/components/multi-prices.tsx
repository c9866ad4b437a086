import { Box, Button, IconButton } from '@chakra-ui/react';
import type { MultiPrice } from '@wayline/core/areas/trip/pricing/price-parts';
import { MULTI_PRICE_TYPES, type MultiPriceType } from '@wayline/core/areas/trip/pricing/price-types';
import { Plus, X } from 'lucide-react';
import { AmountInput } from '../../../../ui/fields/amount-input';
import { ChoiceInput } from '../fields/choice-input';
import { CountInput } from '../fields/count-input';
import { MULTI_PRICE_WORDS } from '../multi-price-words';

type Props = { rows: readonly MultiPrice[]; currency: string; onChange: (rows: MultiPrice[]) => void };

/** A price for each kind of traveler, where they do not all pay the same. Source: R-TRIP-236. */
export const MultiPrices = ({ rows, currency, onChange }: Props) => {
  const free = MULTI_PRICE_TYPES.filter((type) => !rows.some((row) => row.type === type));
  const put = (at: number, changes: Partial<MultiPrice>) =>
    onChange(rows.map((row, i) => (i === at ? { ...row, ...changes } : row)));
  return (
    <Box display="flex" flexDirection="column" gap="2">
      {rows.map((row, i) => (
        <Box
          key={row.type}
          display="grid"
          gridTemplateColumns="minmax(0, 2fr) minmax(0, 1fr) minmax(0, 2fr) auto"
          gap="2"
          alignItems="end"
        >
          <ChoiceInput
            label="Traveler type"
            value={row.type}
            options={[row.type, ...free].map((value) => ({ value, label: MULTI_PRICE_WORDS[value] }))}
            onChange={(type) => put(i, { type: type as MultiPriceType })}
          />
          <CountInput label="Number" value={row.count} onChange={(count = 0) => put(i, { count })} />
          <AmountInput
            label={`Price per ${MULTI_PRICE_WORDS[row.type].toLowerCase()}`}
            value={row.price}
            currency={currency}
            onChange={(price = 0) => put(i, { price })}
          />
          <IconButton
            aria-label={`Remove price per ${MULTI_PRICE_WORDS[row.type].toLowerCase()}`}
            size="sm"
            variant="ghost"
            onClick={() => onChange(rows.filter((_, at) => at !== i))}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </Box>
      ))}
      {free[0] && (
        <Button
          size="xs"
          variant="outline"
          alignSelf="flex-start"
          onClick={() => onChange([...rows, { type: free[0] ?? 'adult', count: 1, price: 0 }])}
        >
          <Plus size={14} aria-hidden /> Price by traveler type
        </Button>
      )}
    </Box>
  );
};
