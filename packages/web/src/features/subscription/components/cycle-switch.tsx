import { Button, HStack } from '@chakra-ui/react';
import { CYCLES, type Cycle } from '@wayline/core/areas/subscription/plans';

const WORDS: Readonly<Record<Cycle, string>> = { month: 'Monthly', year: 'Yearly, two months free' };
type Props = { cycle: Cycle; onChange: (cycle: Cycle) => void };

/** Whether prices are for each month or each year. */
export const CycleSwitch = ({ cycle, onChange }: Props) => (
  <HStack role="group" aria-label="How often you pay" gap="1" wrap="wrap">
    {CYCLES.map((one) => (
      <Button
        key={one}
        size="sm"
        variant={one === cycle ? 'solid' : 'outline'}
        aria-pressed={one === cycle}
        onClick={() => onChange(one)}
      >
        {WORDS[one]}
      </Button>
    ))}
  </HStack>
);
