import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { useEffect, useMemo, useRef } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { useLiveForm } from '../../lib/live-form';
import { Form } from '../fields/form';
import { SubmitButton } from '../fields/submit-button';
import { notifyError } from '../notify-error';
import { StaleNotice } from '../stale-notice';
import { notify } from '../toaster';
import { useConfirmDiscard } from '../use-confirm-discard';
import { EntryInputs } from './entry-inputs';
import { FieldInputs } from './field-inputs';
import type { ProfileKind, ProfileRecord } from './profile-kind';
import { listFields, type ProfileSection } from './profile-section';
import { getSectionChanges, toReverted, toTyped } from './profile-values';
import { useEmptiedFields } from './use-emptied-fields';

type Props<R extends ProfileRecord> = {
  section: ProfileSection;
  record: R;
  kind: ProfileKind<R>;
  narrow?: boolean;
  onClose: () => void;
};

/** Groups of fields, such as the air preferences, that two people may change different parts of. */
const groupsIn = (section: ProfileSection) => [
  ...new Set(listFields(section).flatMap(({ name }) => (name.includes('.') ? [name.split('.')[0] ?? name] : []))),
];

/** A section while it is edited: saved with what others have saved meanwhile, or left as it was. Escape leaves it. */
export const SectionForm = <R extends ProfileRecord>({ section, record, kind, narrow, onClose }: Props<R>) => {
  const fieldsOf = useMemo(
    () =>
      (from: R): FieldValues =>
        toTyped(section, from),
    [section],
  );
  const parts = useMemo(() => groupsIn(section), [section]);
  const form = useForm<FieldValues>({ defaultValues: fieldsOf(record) });
  useEmptiedFields(form);
  const live = useLiveForm({ form, what: kind.what, record, fieldsOf, parts });
  const save = kind.useSave();
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus(), []);

  const submit = async () => {
    const saved = await live.send(async (typed, from) => {
      const edit = getSectionChanges(section, from, typed);
      return edit ? { edit, after: await save(from, edit) } : { edit, after: from };
    });
    if (!saved) return false;
    const { edit } = saved;
    onClose();
    if (!edit) return true;
    const undo = () => void save(saved.after, { changes: toReverted(edit), was: edit.changes }).catch(notifyError);
    notify({ kind: 'success', title: `${section.title} saved`, undo });
    return true;
  };
  return (
    <chakra.div
      ref={frame}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        void leave();
      }}
    >
      <Form
        form={form}
        onSubmit={submit}
        keepAs={`${kind.what}.${record.id}.${section.id}`}
        unsaved={form.formState.isDirty}
      >
        {live.stale && <StaleNotice {...live.stale} />}
        {section.groups.map(({ title, fields }) => (
          <Stack key={fields[0]?.name} gap="3" role={title ? 'group' : undefined} aria-label={title}>
            {title && (
              <Text fontWeight="600" aria-hidden>
                {title}
              </Text>
            )}
            <FieldInputs form={form} fields={fields} narrow={narrow} />
          </Stack>
        ))}
        {section.lists.map((list) => (
          <EntryInputs key={list.name} form={form} list={list} narrow={narrow} />
        ))}
        <HStack justify="flex-end">
          <Button variant="ghost" onClick={() => void leave()}>
            Cancel
          </Button>
          <SubmitButton form={form}>Save</SubmitButton>
        </HStack>
      </Form>
    </chakra.div>
  );
};
