import { Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { Form } from '../../../ui/fields/form';
import { profileFields } from '../profile-form-fields';
import type { Profile } from '../profile-query';
import { useSaveProfile } from '../use-save-profile';
import { ProfileFields } from './profile-fields';
import { StepButtons, type StepProps } from './step-buttons';

/** The first step: who somebody is. */
export const OnboardingProfile = ({ profile, onDone, onSkip }: StepProps & { profile: Profile }) => {
  const form = useForm({ defaultValues: profileFields(profile) });
  const save = useSaveProfile();
  // Asked for while it is drawn: a form that nobody asks keeps no account of it.
  const { isDirty } = form.formState;
  return (
    <Form
      form={form}
      onSubmit={async (typed) => {
        if (isDirty) await save(typed, profile.version);
        await onDone();
      }}
    >
      <Stack gap="5">
        <ProfileFields control={form.control} company={profile.company} />
      </Stack>
      <StepButtons form={form} onSkip={onSkip} />
    </Form>
  );
};
