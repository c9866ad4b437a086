import { chakra, Stack, Text } from '@chakra-ui/react';
import { DATE_MODES, type DateMode } from '@wayline/core/areas/trip/trips/dates/date-move';
import { modeWords } from './plan-words';

type Props = { what: string; mode: DateMode; days: number; onChoose: (mode: DateMode) => void };

/** What becomes of the bookings and events when the dates of their trip change. */
export const ModeChoice = ({ what, mode, days, onChoose }: Props) => (
  <chakra.fieldset border="none">
    <chakra.legend fontWeight="500" mb="2">
      What about the {what}?
    </chakra.legend>
    <Stack gap="2">
      {DATE_MODES.map((one) => {
        const { label, text } = modeWords(one, days);
        return (
          <chakra.label key={one} display="flex" gap="3" alignItems="start" cursor="pointer">
            <chakra.input
              type="radio"
              name="dates-mode"
              mt="1"
              accentColor="sea.solid"
              checked={one === mode}
              onChange={() => onChoose(one)}
            />
            <chakra.span>
              {label}
              <Text as="span" display="block" color="fg.muted" textStyle="small">
                {text}
              </Text>
            </chakra.span>
          </chakra.label>
        );
      })}
    </Stack>
  </chakra.fieldset>
);
