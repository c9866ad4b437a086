import { Button } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { FormTypeId } from '@wayline/core/areas/forms/form-id';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../lib/api';
import { PATHS } from '../../../lib/paths';
import { useGuardedAction } from '../../../lib/use-permission';
import { confirm, QUESTIONS } from '../../../ui/confirm-dialog';
import { IfPermitted } from '../../../ui/if-permitted';
import { notifyError } from '../../../ui/notify-error';
import { invalidateForms } from '../forms-queries';

/** Deletes a category without forms, once that was confirmed. Source: R-ACC-121, R-ACC-141. */
export const DeleteTypeButton = ({ id, name }: { id: FormTypeId; name: string }) => {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const allowed = useGuardedAction('Delete Forms', 'delete forms');
  const remove = async () => {
    if (!(await confirm({ ...QUESTIONS.delete, text: `The category ${name} will be deleted.` }))) return;
    try {
      await call('crm.form-types.delete', { id }, { onMissing: 'stay' });
      await navigate(PATHS.travelerForms());
    } catch (thrown) {
      notifyError(thrown);
    }
    await invalidateForms(cache);
  };
  return (
    <IfPermitted permission="Delete Forms">
      <Button variant="ghost" onClick={allowed(() => void remove())}>
        Delete category
      </Button>
    </IfPermitted>
  );
};
