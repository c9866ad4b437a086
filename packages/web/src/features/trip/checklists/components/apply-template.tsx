import { Button, Flex, NativeSelect } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import type { ChecklistTemplateId, TripId } from '@wayline/core/base/ids';
import { countOf } from '@wayline/core/base/plural';
import { useState } from 'react';
import { call } from '../../../../lib/api';
import { useGuardedAction } from '../../../../lib/use-permission';
import { notifyError } from '../../../../ui/notify-error';
import { notify } from '../../../../ui/toaster';
import type { Template } from '../checklist-queries';

type Props = { id: TripId; templates: readonly Pick<Template, 'id' | 'name'>[]; onApplied: () => Promise<unknown> };

/** Puts the tasks of a template on the checklist; nothing while there are no templates. */
export const ApplyTemplate = ({ id, templates, onApplied }: Props) => {
  const [chosen, setChosen] = useState(templates[0]?.id);
  const allowed = useGuardedAction('Edit Trips', 'edit trips');
  const apply = useMutation({
    mutationFn: (template: ChecklistTemplateId) => call('trips.checklists.apply', { id, template }),
    onSuccess: async ({ tasks }) => {
      notify({ kind: 'success', title: `${countOf(tasks.length, 'task')} added` });
      await onApplied();
    },
    onError: notifyError,
  });
  const template = templates.find((t) => t.id === chosen) ?? templates[0];
  if (!template) return null;
  return (
    <Flex gap="2">
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          aria-label="Template"
          value={template.id}
          onChange={(e) => setChosen(e.target.value as ChecklistTemplateId)}
        >
          {templates.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Button size="sm" variant="outline" loading={apply.isPending} onClick={allowed(() => apply.mutate(template.id))}>
        Add checklist
      </Button>
    </Flex>
  );
};
