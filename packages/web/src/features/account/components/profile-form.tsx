import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useLiveForm } from '../../../lib/live-form';
import { Form } from '../../../ui/fields/form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { notifyError } from '../../../ui/notify-error';
import { StaleNotice } from '../../../ui/stale-notice';
import { notify } from '../../../ui/toaster';
import { useUnsavedSettings } from '../../settings/public';
import { profileFields } from '../profile-form-fields';
import type { Profile } from '../profile-query';
import { useSaveProfile } from '../use-save-profile';
import { ProfileFields } from './profile-fields';

/** The own profile with what saves it: an administrator may change it meanwhile. */
export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const form = useForm({ defaultValues: profileFields(profile) });
  const live = useLiveForm({ form, what: 'profile', record: profile, fieldsOf: profileFields });
  const saveProfile = useSaveProfile();
  useUnsavedSettings('profile', form);
  const show = (saved: Profile) => form.reset(profileFields(saved));
  const save = () =>
    live.send(async (typed, from) => {
      const saved = await saveProfile(typed, from.version);
      show(saved);
      const undo = () => void saveProfile(profileFields(from), saved.version).then(show).catch(notifyError);
      notify({ kind: 'success', title: 'Profile saved', undo });
    });
  const { isDirty } = form.formState;
  return (
    <Form form={form} onSubmit={save} keepAs="profile">
      {live.stale && <StaleNotice {...live.stale} />}
      <Stack gap="5">
        <ProfileFields control={form.control} company={profile.company} />
      </Stack>
      <HStack gap="3" wrap="wrap">
        <SubmitButton form={form} disabled={!isDirty}>
          Save
        </SubmitButton>
        {isDirty && (
          <Button variant="ghost" onClick={() => form.reset()}>
            Discard changes
          </Button>
        )}
        {isDirty && (
          <Text textStyle="small" color="fg.muted">
            Not saved yet
          </Text>
        )}
      </HStack>
    </Form>
  );
};
