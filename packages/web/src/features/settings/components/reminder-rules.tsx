import { Button, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import type { SettingsOf } from '@wayline/core/areas/setting-pages/sections';
import { MOST_RULES } from '@wayline/core/areas/settings/sections/payment-reminders';
import { Plus, X } from 'lucide-react';
import { type Control, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { NumberField } from '../../../ui/fields/number-field';
import { SelectField } from '../../../ui/fields/select-field';

const WHEN = [
  { value: 'before', label: 'Before it’s due' },
  { value: 'on', label: 'On the day it’s due' },
  { value: 'after', label: 'After it was due' },
];
const FINGER = { minW: { mdDown: '44px' }, minH: { mdDown: '44px' } } as const;

type Props = { control: Control<SettingsOf<'payment_reminders'>> };

/** When reminders leave, each by so many days from the day on which a payment is due. */
export const ReminderRules = ({ control }: Props) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'rules', keyName: 'key' });
  const rules = useWatch({ control, name: 'rules' });
  const { errors } = useFormState({ control });
  const wrong: { message?: string; root?: { message?: string } } | undefined = errors.rules;
  const problem = wrong?.message ?? wrong?.root?.message;
  return (
    <Stack gap="3">
      <Stack as="ul" listStyleType="none" gap="3">
        {fields.map((field, at) => (
          <HStack as="li" key={field.key} gap="2" align="end">
            <Stack flex="2" minW="0">
              <SelectField control={control} name={`rules.${at}.when`} label={`Reminder ${at + 1}`} options={WHEN} />
            </Stack>
            <Stack flex="1" minW="80px">
              {rules?.[at]?.when !== 'on' && (
                <NumberField control={control} name={`rules.${at}.days`} label="Days" min={1} max={60} />
              )}
            </Stack>
            <IconButton
              {...FINGER}
              variant="ghost"
              aria-label={`Remove reminder ${at + 1}`}
              disabled={fields.length === 1}
              onClick={() => remove(at)}
            >
              <X size={16} aria-hidden />
            </IconButton>
          </HStack>
        ))}
      </Stack>
      {problem && (
        <Text role="alert" textStyle="small" color="fg.error">
          {problem}
        </Text>
      )}
      {fields.length < MOST_RULES && (
        <HStack>
          <Button {...FINGER} size="sm" variant="outline" onClick={() => append({ when: 'after', days: 14 })}>
            <Plus size={14} aria-hidden /> Add a reminder
          </Button>
        </HStack>
      )}
    </Stack>
  );
};
