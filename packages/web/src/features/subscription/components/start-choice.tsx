import { chakra, Stack, Text } from '@chakra-ui/react';
import { formatDate } from '../../../lib/format';

type Starts = 'now' | 'trial_end';
type Props = { starts: Starts; trial_ends_at: string; onChange: (starts: Starts) => void };

/** Whether a plan begins when the trial ends, or today. */
export const StartChoice = ({ starts, trial_ends_at, onChange }: Props) => {
  const options = [
    [
      'trial_end',
      `When the trial ends, on ${formatDate(trial_ends_at)}`,
      'You keep full access until then, and nothing is charged.',
    ],
    ['now', 'Today', 'Your trial ends right away.'],
  ] as const;
  return (
    <chakra.fieldset>
      <chakra.legend fontWeight="500" pb="1">
        The plan starts
      </chakra.legend>
      <Stack gap="2">
        {options.map(([value, label, hint]) => (
          <chakra.label key={value} display="flex" gap="2" alignItems="start" cursor="pointer">
            <chakra.input
              type="radio"
              name="starts"
              mt="1"
              checked={starts === value}
              onChange={() => onChange(value)}
            />
            <span>
              {label}
              <Text as="span" display="block" color="fg.muted" textStyle="small">
                {hint}
              </Text>
            </span>
          </chakra.label>
        ))}
      </Stack>
    </chakra.fieldset>
  );
};
