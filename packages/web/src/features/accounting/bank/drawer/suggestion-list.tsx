import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { StatusBadge } from '../../../../ui/status-badge';
import { FormPart } from '../../form-part';
import { TOUCH } from '../../touch-target';
import type { BankRow, Suggestion } from '../bank-queries';
import { describeReasons, describeSuggestion, toTakeLabel } from '../bank-words';

type Props = { row: BankRow; suggestions: readonly Suggestion[]; onTake: (suggestion: Suggestion) => Promise<unknown> };

/** What a movement most likely is, the likeliest first, each with its reasons; one is taken at a press. */
export const SuggestionList = ({ row, suggestions, onTake }: Props) => {
  const [taken, setTaken] = useState<number>();
  if (suggestions.length === 0) return null;
  const take = async (suggestion: Suggestion, i: number) => {
    setTaken(i);
    await onTake(suggestion);
    setTaken(undefined);
  };
  return (
    <FormPart title="Most likely">
      <Stack as="ul" listStyleType="none" gap="0" borderWidth="1px" borderRadius="l2" divideY="1px">
        {suggestions.map((suggestion, i) => {
          const what = describeSuggestion(suggestion, row);
          return (
            <HStack key={what} as="li" gap="4" px="3" py="2" justify="space-between">
              <Stack gap="0" minW="0">
                <Text dir="auto" overflowWrap="anywhere">
                  {what} {suggestion.sure && <StatusBadge tone="success">Sure</StatusBadge>}
                </Text>
                <Text textStyle="small" color="fg.muted">
                  {describeReasons(suggestion)}
                </Text>
              </Stack>
              <Button
                {...TOUCH}
                size="sm"
                variant="outline"
                aria-label={`${toTakeLabel(suggestion)}: ${what}`}
                disabled={taken !== undefined}
                loading={taken === i}
                onClick={() => void take(suggestion, i)}
              >
                {toTakeLabel(suggestion)}
              </Button>
            </HStack>
          );
        })}
      </Stack>
    </FormPart>
  );
};
