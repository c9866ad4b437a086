import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import {
  compareWithProfile,
  type ProfileDifference,
  type SharedField,
} from '@wayline/core/areas/trip/trips/people/profile-fields';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CallOutput } from '../../../../lib/api';
import { formatDate } from '../../../../lib/format';
import { notifyError } from '../../../../ui/notify-error';
import { notify } from '../../../../ui/toaster';
import type { TravelerForm } from '../traveler-form';
import { updateProfile } from '../update-profile';

type Props = {
  form: UseFormReturn<TravelerForm>;
  profile: CallOutput<'crm.individuals.get'>;
  /** Whether the profile may be changed. */
  saves: boolean;
};

const FIELD_WORDS: Record<SharedField, string> = {
  first_name: 'First name',
  middle_name: 'Middle name',
  last_name: 'Last name',
  suffix: 'Suffix',
  email: 'Email',
  phone: 'Phone',
  dob: 'Date of birth',
  passport_expires: 'Passport expires',
};
const DAYS: readonly SharedField[] = ['dob', 'passport_expires'];
const shown = (field: SharedField, value: string | undefined): string => {
  if (!value) return 'empty';
  return DAYS.includes(field) ? formatDate(value) : value;
};

/** Where the fields of the form and the profile say different things, with a way out on either side. */
export const ProfileDifferences = ({ form, profile, saves }: Props) => {
  const client = useQueryClient();
  const [busy, setBusy] = useState<SharedField>();
  const differences = compareWithProfile(form.watch(), profile);
  if (differences.length === 0) return null;
  const update = async (difference: ProfileDifference) => {
    setBusy(difference.field);
    try {
      await updateProfile(profile, difference);
      await client.invalidateQueries({ queryKey: ['clients'] });
      notify({ kind: 'success', title: 'Profile updated' });
    } catch (thrown) {
      notifyError(thrown);
    }
    setBusy(undefined);
  };
  return (
    <chakra.ul listStyleType="none" mt="2" aria-label="Differences from the profile">
      {differences.map((difference) => {
        const { field, traveler, profile: kept } = difference;
        const word = FIELD_WORDS[field];
        return (
          <Flex as="li" key={field} justify="space-between" align="center" gap="2" py="1" wrap="wrap">
            <Box minW="0" flex="1">
              <Text textStyle="small" color="fg.muted">
                {word}
              </Text>
              <Text textStyle="small" overflowWrap="anywhere">
                {`Trip: ${shown(field, traveler)} · Profile: ${shown(field, kept)}`}
              </Text>
            </Box>
            <Flex gap="1">
              {kept && (
                <Button
                  size="xs"
                  variant="outline"
                  aria-label={`Use profile: ${word}`}
                  onClick={() => form.setValue(field, kept, { shouldDirty: true, shouldValidate: true })}
                >
                  Use profile
                </Button>
              )}
              {saves && traveler && (
                <Button
                  size="xs"
                  variant="outline"
                  aria-label={`Update profile: ${word}`}
                  loading={busy === field}
                  onClick={() => void update(difference)}
                >
                  Update profile
                </Button>
              )}
            </Flex>
          </Flex>
        );
      })}
    </chakra.ul>
  );
};
