import { Box, Button, IconButton } from '@chakra-ui/react';
import type { PriceEntry } from '@wayline/core/areas/trip/pricing/price-detail';
import { TAX_TYPES, type TaxKind } from '@wayline/core/areas/trip/pricing/price-types';
import { Plus, X } from 'lucide-react';
import { useRowKeys } from '../../../../ui/use-row-keys';
import { ChoiceInput } from '../fields/choice-input';
import { PortionInput } from '../fields/portion-input';

type Line = NonNullable<PriceEntry['tax']>[number];
type Props = {
  lines: readonly Line[];
  kind: TaxKind;
  currency: string;
  onChange: (lines: Line[]) => void;
};
const MOST = 20;

/** The taxes of a price, each of a kind of its booking, as a percentage of the base fare or an amount. Source: R-TRIP-084, R-TRIP-106. */
export const TaxLines = ({ lines, kind, currency, onChange }: Props) => {
  const names = TAX_TYPES[kind];
  const { keyOf, without } = useRowKeys(lines.length);
  const put = (at: number, line: Line) => onChange(lines.map((was, i) => (i === at ? line : was)));
  return (
    <Box display="flex" flexDirection="column" gap="2">
      {lines.map((line, i) => {
        const name = line.name ?? '';
        return (
          <Box
            key={keyOf(i)}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr) auto"
            gap="2"
            alignItems="end"
          >
            <ChoiceInput
              label={i === 0 ? 'Tax' : `Tax ${i + 1}`}
              value={name}
              options={names.includes(name) ? names : [name, ...names]}
              onChange={(to) => put(i, { ...line, name: to })}
            />
            <PortionInput
              label={i === 0 ? 'Tax rate' : `Tax rate ${i + 1}`}
              value={line}
              currency={currency}
              onChange={(to) =>
                put(i, {
                  ...(to ?? { mode: line.mode === 'amount' ? 'amount' : 'percentage', percentage: '0', amount: 0 }),
                  name,
                } as Line)
              }
            />
            <IconButton
              aria-label={`Remove ${name || 'this tax'}`}
              size="sm"
              variant="ghost"
              onClick={() => {
                without(i);
                onChange(lines.filter((_, at) => at !== i));
              }}
            >
              <X size={16} aria-hidden />
            </IconButton>
          </Box>
        );
      })}
      {lines.length < MOST && (
        <Button
          size="xs"
          variant="outline"
          alignSelf="flex-start"
          onClick={() => onChange([...lines, { name: names[0] ?? '', mode: 'percentage', percentage: '0' }])}
        >
          <Plus size={14} aria-hidden /> Add tax
        </Button>
      )}
    </Box>
  );
};
