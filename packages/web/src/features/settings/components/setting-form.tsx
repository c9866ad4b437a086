import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { SectionName, SettingsOf } from '@wayline/core/areas/setting-pages/sections';
import type { UserId } from '@wayline/core/base/ids';
import { relativeTime } from '@wayline/core/base/relative-time';
import type { ReactNode } from 'react';
import { type DefaultValues, get, type UseFormReturn, useForm } from 'react-hook-form';
import { normalizeEmptyFields, useLiveForm } from '../../../lib/live-form';
import { Form } from '../../../ui/fields/form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { notifyError } from '../../../ui/notify-error';
import { StaleNotice } from '../../../ui/stale-notice';
import { notify } from '../../../ui/toaster';
import { type Setting, saveSetting, settingKey } from '../setting-query';
import { useUnsavedSettings } from '../unsaved-settings';

export type SettingFields<N extends SectionName> = (form: UseFormReturn<SettingsOf<N>>) => ReactNode;
type Props<N extends SectionName> = {
  section: N;
  title: string;
  setting: Setting<N>;
  about?: UserId;
  children: SettingFields<N>;
};

/** Every field of a section, an empty text where nothing stands: a form tells a field that is missing from one that is empty. */
const whole = <N extends SectionName>({ fields, value }: Setting<N>): SettingsOf<N> => ({
  ...Object.fromEntries(fields.map((name) => [name, ''])),
  ...value,
});

/** Whether a sealed field was changed: what stood there before is known to nobody any more, so it cannot be put back. */
const newSecret = (sealed: readonly string[], before: object, after: object): boolean =>
  sealed.some((name) => get(before, name) !== get(after, name));

/** What saves a long page stays in sight while there is something to save. */
const IN_SIGHT = {
  position: 'sticky',
  bottom: { base: 'calc(68px + env(safe-area-inset-bottom))', md: '4' },
  zIndex: 'docked',
  px: '4',
  borderWidth: '1px',
  borderRadius: 'l3',
  bg: 'bg.panel',
  shadow: 'lg',
} as const;

/** The fields of a settings page with what saves them: merged with what colleagues save meanwhile, taken back by Undo, kept when left. */
export const SettingForm = <N extends SectionName>({ section, title, setting, about, children }: Props<N>) => {
  const client = useQueryClient();
  const form = useForm<SettingsOf<N>>({ defaultValues: whole(setting) as DefaultValues<SettingsOf<N>> });
  const live = useLiveForm({ form, what: 'page', record: setting, fieldsOf: whole });
  useUnsavedSettings([section, about].filter(Boolean).join('.'), form);
  const show = (saved: Setting<N>) => {
    form.reset(whole(saved));
    client.setQueryData(settingKey(section, about), saved);
  };
  const takeBack = (before: SettingsOf<N>, version: number) =>
    void saveSetting(section, version, before, about).then(show).catch(notifyError);
  const save = () =>
    live.send(async (typed, from) => {
      const saved = await saveSetting(section, from.version, normalizeEmptyFields(typed), about);
      show(saved);
      const undo = () => takeBack(from.value, saved.version);
      notify({
        kind: 'success',
        title: `${title} saved`,
        ...(!newSecret(setting.sealed, from.value, saved.value) && { undo }),
      });
      return saved;
    });
  const { isDirty } = form.formState;
  return (
    <Form form={form} onSubmit={save} keepAs={`settings.${section}`}>
      {live.stale && <StaleNotice {...live.stale} />}
      <Stack gap="5">{children(form)}</Stack>
      <HStack gap="3" wrap="wrap" py="2" {...(isDirty && IN_SIGHT)}>
        <SubmitButton form={form} disabled={!isDirty}>
          Save
        </SubmitButton>
        {isDirty && (
          <Button variant="ghost" onClick={() => form.reset()}>
            Discard changes
          </Button>
        )}
        <Box flex="1" />
        <Text textStyle="small" color="fg.muted">
          {isDirty ? 'Not saved yet' : lastSaved(setting)}
        </Text>
      </HStack>
    </Form>
  );
};

const lastSaved = ({ updated_at, updated_by }: Setting<SectionName>) =>
  updated_at ? `Saved ${relativeTime(updated_at, new Date().toISOString())} by ${updated_by}` : 'Default settings';
