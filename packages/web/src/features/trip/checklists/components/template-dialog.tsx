import { Button, Grid, HStack, IconButton } from '@chakra-ui/react';
import { MAX_TEMPLATE_TASKS } from '@wayline/core/areas/trip/checklists/checklist';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useForm } from 'react-hook-form';
import { call } from '../../../../lib/api';
import { Form } from '../../../../ui/fields/form';
import { NumberField } from '../../../../ui/fields/number-field';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { Modal } from '../../../../ui/modal';
import { notify } from '../../../../ui/toaster';
import { useConfirmDiscard } from '../../../../ui/use-confirm-discard';
import type { Template } from '../checklist-queries';

type Props = { known: Template | undefined; onClose: () => void; onSaved: () => Promise<unknown> };
type Typed = { name: string; tasks: { title: string; days_before?: number | undefined }[] };

/** Writes a checklist that is used again: its name, its tasks, and how long before a trip each is due. */
export const TemplateDialog = ({ known, onClose, onSaved }: Props) => {
  const form = useForm<Typed>({ defaultValues: { name: known?.name ?? '', tasks: known?.tasks ?? [{ title: '' }] } });
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'tasks' });
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const save = async (typed: Typed) => {
    if (known) await call('trips.checklist-templates.update', { ...typed, template: known.id, version: known.version });
    else await call('trips.checklist-templates.create', typed);
    notify({ kind: 'success', title: `${typed.name} saved` });
    await onSaved();
    onClose();
  };
  return (
    <Modal open kind="sheet" width="560px" title={known ? known.name : 'New template'} onClose={leave}>
      <Form form={form} onSubmit={save}>
        <TextField control={control} name="name" label="Name" maxLength={255} required />
        {fields.map((field, i) => (
          <Grid
            key={field.id}
            role="group"
            aria-label={`Task ${i + 1}`}
            templateColumns={{ base: '1fr auto', sm: '1fr 9rem auto' }}
            gap="3"
            alignItems="end"
          >
            <TextField control={control} name={`tasks.${i}.title`} label="Task" maxLength={255} required />
            <NumberField control={control} name={`tasks.${i}.days_before`} label="Days before" max={999} />
            <IconButton
              aria-label={`Remove task ${i + 1}`}
              size="sm"
              variant="ghost"
              disabled={fields.length === 1}
              onClick={() => remove(i)}
            >
              <X size={16} aria-hidden />
            </IconButton>
          </Grid>
        ))}
        <HStack justify="space-between">
          <Button
            size="sm"
            variant="outline"
            disabled={fields.length >= MAX_TEMPLATE_TASKS}
            onClick={() => append({ title: '' })}
          >
            <Plus size={14} aria-hidden /> Add task
          </Button>
          <SubmitButton form={form}>Save template</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
