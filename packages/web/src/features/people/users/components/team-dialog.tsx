import { Checkbox, Fieldset, Stack, Text } from '@chakra-ui/react';
import { MAX_MEMBERS } from '@wayline/core/areas/people/teams';
import type { UserId } from '@wayline/core/base/ids';
import { Controller, useForm } from 'react-hook-form';
import { call } from '../../../../lib/api';
import { useLiveForm } from '../../../../lib/live-form';
import { Form } from '../../../../ui/fields/form';
import { SelectField } from '../../../../ui/fields/select-field';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { Modal } from '../../../../ui/modal';
import { StaleNotice } from '../../../../ui/stale-notice';
import { notify } from '../../../../ui/toaster';
import { useConfirmDiscard } from '../../../../ui/use-confirm-discard';
import { type Teams, useRefreshUsers } from '../users-queries';

type Team = Teams['teams'][number];
type Typed = { name: string; lead_user_id: string; member_ids: UserId[] };
const NEW = { name: '', version: 0, member_ids: [] as UserId[], lead_user_id: undefined };
const typedOf = ({ name, lead_user_id, member_ids }: Pick<Team, 'name' | 'lead_user_id' | 'member_ids'>): Typed => ({
  name,
  lead_user_id: lead_user_id ?? '',
  member_ids: [...member_ids],
});
type Props = { known: Team | undefined; all: Teams; onClose: () => void };

/** Names a team, and says who is in it and who leads it. */
export const TeamDialog = ({ known, all, onClose }: Props) => {
  const form = useForm<Typed>({ defaultValues: typedOf(known ?? NEW) });
  const { control } = form;
  const refresh = useRefreshUsers();
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const live = useLiveForm({ form, what: 'team', record: known ?? NEW, fieldsOf: typedOf });
  const save = async () => {
    const saved = await live.send(({ name, lead_user_id, member_ids }, { version }) =>
      call('users.teams.save', {
        ...(known && { id: known.id, version }),
        name,
        lead_user_id: (lead_user_id || null) as UserId | null,
        member_ids,
      }),
    );
    if (!saved) return;
    onClose();
    notify({ kind: 'success', title: `${saved.team.name} saved` });
    await refresh();
  };
  const elsewhere = (team_id: string | undefined) =>
    team_id === known?.id ? undefined : all.teams.find(({ id }) => id === team_id)?.name;
  return (
    <Modal open title={known ? known.name : 'New team'} onClose={leave}>
      <Form form={form} onSubmit={save}>
        {live.stale && <StaleNotice {...live.stale} />}
        <TextField control={control} name="name" label="Name" maxLength={255} required />
        <SelectField
          control={control}
          name="lead_user_id"
          label="Team lead"
          options={all.users.map(({ id, name }) => ({ value: id, label: name }))}
          emptyLabel="No one"
        />
        <Controller
          control={control}
          name="member_ids"
          rules={{ validate: (ids) => ids.length <= MAX_MEMBERS || `A team has at most ${MAX_MEMBERS} members.` }}
          render={({ field, fieldState }) => (
            <Fieldset.Root invalid={Boolean(fieldState.error)}>
              <Fieldset.Legend textStyle="label">Members</Fieldset.Legend>
              <Stack gap="2" maxH="40vh" overflowY="auto" p="1">
                {all.users.map(({ id, name, team_id }) => (
                  <Checkbox.Root
                    key={id}
                    checked={field.value.includes(id)}
                    onCheckedChange={({ checked }) =>
                      field.onChange(checked === true ? [...field.value, id] : field.value.filter((one) => one !== id))
                    }
                  >
                    <Checkbox.HiddenInput />
                    <Checkbox.Control />
                    <Checkbox.Label>
                      {name}
                      {elsewhere(team_id) && (
                        <Text as="span" color="fg.muted">
                          , now in {elsewhere(team_id)}
                        </Text>
                      )}
                    </Checkbox.Label>
                  </Checkbox.Root>
                ))}
              </Stack>
              <Fieldset.ErrorText>{fieldState.error?.message}</Fieldset.ErrorText>
            </Fieldset.Root>
          )}
        />
        <SubmitButton form={form} alignSelf="flex-end">
          Save team
        </SubmitButton>
      </Form>
    </Modal>
  );
};
