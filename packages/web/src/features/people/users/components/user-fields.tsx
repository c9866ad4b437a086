import { Box, chakra, Heading } from '@chakra-ui/react';
import { COMPANY_FEATURES } from '@wayline/core/access/feature-flags';
import { GIVEN_USER_TYPES, IC_ACCOUNT_TYPES } from '@wayline/core/areas/people/users';
import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useSignedInUser } from '../../../../lib/session';
import { PhoneField } from '../../../../ui/fields/phone-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { TextField } from '../../../../ui/fields/text-field';
import { TickField } from '../../../../ui/fields/tick-field';
import { isContractorType, type TypedUser } from '../user-form';
import type { UserDetails } from '../users-queries';

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.section>
    <Heading as="h3" textStyle="section" mb="3">
      {title}
    </Heading>
    <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      {children}
    </Box>
  </chakra.section>
);
const options = (list: readonly { id: string; name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }));
const sentence = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The features that can be chosen for a user: those that the company has, and what is already said of them. Of oneself nobody chooses any. Source: G-045. */
const useFeatureChoices = ({ user, company_flags }: UserDetails) => {
  const self = useSignedInUser();
  if (user.id === self.id) return [];
  return COMPANY_FEATURES.filter((name) => company_flags.includes(name) || user.feature_flags[name] !== undefined);
};

/** The fields of a user's profile. */
export const UserFields = ({ form, known }: { form: UseFormReturn<TypedUser>; known: UserDetails }) => {
  const { control } = form;
  const type = useWatch({ control, name: 'user_type_id' });
  const types = GIVEN_USER_TYPES.map(({ id, name }) => ({ value: String(id), label: name }));
  const { is_owner, user_type_id, user_type } = known.user;
  const features = useFeatureChoices(known);
  return (
    <>
      <Group title="Person">
        <TextField control={control} name="first_name" label="First name" maxLength={255} required />
        <TextField control={control} name="last_name" label="Last name" maxLength={255} required />
        <PhoneField control={control} name="phone_no" label="Phone" />
        <TextField control={control} name="job_title" label="Job title" maxLength={255} />
      </Group>
      <Group title="Work">
        <SelectField
          control={control}
          name="user_type_id"
          label="User type"
          options={is_owner ? [{ value: String(user_type_id), label: user_type }] : types}
          disabled={is_owner}
        />
        {isContractorType(type) && (
          <SelectField
            control={control}
            name="ic_account_type"
            label="IC account type"
            options={IC_ACCOUNT_TYPES}
            emptyLabel="Not set"
          />
        )}
        <SelectField
          control={control}
          name="team_id"
          label="Team"
          options={options(known.teams)}
          emptyLabel="No team"
        />
        <SelectField
          control={control}
          name="itinerary_template_id"
          label="Itinerary template"
          options={options(known.templates)}
          emptyLabel="Company default"
        />
        <SelectField
          control={control}
          name="host_agency_id"
          label="Host agency"
          options={options(known.host_agencies)}
          emptyLabel="None"
        />
        <TextField control={control} name="sub_agency_name" label="Sub-agency" maxLength={255} />
        <TextField
          control={control}
          name="pcc"
          label="PCC"
          hint="The office they book flights in."
          maxLength={5}
          spellCheck={false}
        />
        <Box alignSelf="center">
          <TickField control={control} name="is_commissionable" label="Earns commission" />
        </Box>
      </Group>
      {features.length > 0 && (
        <Group title="Features">
          {features.map((name) => (
            <SelectField
              key={name}
              control={control}
              name={`features.${name}`}
              label={sentence(name)}
              options={[
                { value: 'on', label: 'On' },
                { value: 'off', label: 'Off' },
              ]}
              emptyLabel={`Company default (${known.company_flags.includes(name) ? 'on' : 'off'})`}
            />
          ))}
        </Group>
      )}
    </>
  );
};
