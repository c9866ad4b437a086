import { Box, chakra, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { useId, useState } from 'react';

export type ShownFigure = { name: string; label: string; minor: number; explanation: string };
type Props = {
  figures: readonly ShownFigure[];
  currency: string;
  /** The figure that stands out, and is explained until another is pointed at; without one, none is at first. */
  main?: string;
  testId: string;
};

/** Amounts of which each, pointed at or focused, says by which formula it is made. Source: docs/decisions/0009. */
export const ExplainedFigures = ({ figures, currency, main, testId }: Props) => {
  const [asked, setAsked] = useState<string | undefined>(main);
  const explanationId = useId();
  const shown = figures.find(({ name }) => name === asked);
  return (
    <Box data-testid={testId}>
      <Box display="grid" gridTemplateColumns="repeat(auto-fill, minmax(112px, 1fr))" gap="1">
        {figures.map(({ name, label, minor }) => (
          <chakra.button
            key={name}
            type="button"
            textAlign="start"
            borderRadius="l1"
            px="2"
            py="1"
            bg={shown?.name === name ? 'bg.emphasized' : undefined}
            aria-describedby={shown?.name === name ? explanationId : undefined}
            onMouseEnter={() => setAsked(name)}
            onFocus={() => setAsked(name)}
            onClick={() => setAsked(name)}
          >
            <Text as="span" display="block" textStyle="small" color="fg.muted">
              {label}
            </Text>
            <Text
              as="span"
              display="block"
              textStyle="figures"
              fontWeight={name === main ? '600' : '500'}
              color={minor < 0 ? 'fg.error' : undefined}
              data-testid={`${testId}-${name}`}
            >
              {formatMoney({ minor, currency })}
            </Text>
          </chakra.button>
        ))}
      </Box>
      <Text id={explanationId} textStyle="small" color="fg.muted" px="2" pt="2" overflowWrap="anywhere">
        {shown && `${shown.label}: ${shown.explanation}`}
      </Text>
    </Box>
  );
};
