import { Button, HStack, IconButton, Menu, Portal } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormDraft } from '@wayline/core/areas/forms/form';
import { countOf } from '@wayline/core/base/plural';
import { Copy, EllipsisVertical, Inbox, Lock, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../lib/api';
import { asApiError } from '../../../lib/api-error';
import { PATHS } from '../../../lib/paths';
import { notify } from '../../../lib/toast-store';
import { dropUnsavedEdits, saveUnsavedEdits, useHasUnsavedEdits } from '../../../lib/unsaved-edits';
import { useGuardedAction } from '../../../lib/use-permission';
import { confirm, QUESTIONS } from '../../../ui/confirm-dialog';
import { IfPermitted } from '../../../ui/if-permitted';
import { notifyError } from '../../../ui/notify-error';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { saveFirst } from '../../../ui/save-first';
import { FormStatusBadge } from '../form-status-badge';
import { invalidateForms, type OpenedForm } from '../forms-queries';
import { getReceivedPath } from '../received-path';
import type { useAutosave } from './use-autosave';

const PhonePreview = lazy(async () => ({ default: (await import('./phone-preview')).PhonePreview }));
const ShareDialog = lazy(async () => ({ default: (await import('../share/share-dialog')).ShareDialog }));

type Props = {
  opened: OpenedForm;
  draft: FormDraft;
  saving: ReturnType<typeof useAutosave>;
  listPath: string;
  /** Marks what keeps the form from being published. */
  onCheck: () => void;
};

/** The name and the state of a form, and what can be done with it. */
export const FormHeader = ({ opened, draft, saving, listPath, onCheck }: Props) => {
  const { form } = opened;
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'preview' | 'share'>();
  const edits = useGuardedAction('Edit Forms', 'edit forms');
  const deletes = useGuardedAction('Delete Forms', 'delete forms');
  const refresh = () => invalidateForms(cache);
  const publish = useMutation({
    mutationFn: () => call('crm.forms.publish', { id: form.id, version: saving.getVersion() }),
    onSuccess: (done) => {
      saving.setVersion(done.form);
      notify({ kind: 'success', title: 'Published' });
      return refresh();
    },
    onError: (thrown) => {
      if (asApiError(thrown).code === 'form.not_ready') onCheck();
      notifyError(thrown);
    },
  });
  const close = useMutation({
    mutationFn: () => call('crm.forms.close', { id: form.id }),
    onSuccess: (done) => {
      saving.setVersion(done.form);
      notify({ kind: 'success', title: 'Closed. Publish it to take answers again.' });
      return refresh();
    },
    onError: notifyError,
  });
  const duplicate = useMutation({
    mutationFn: () => call('crm.forms.duplicate', { id: form.id }),
    onSuccess: async (made) => {
      void refresh();
      await navigate(PATHS.form(made.form.id));
    },
    onError: notifyError,
  });
  const remove = async () => {
    const text = `${form.form_name} and ${countOf(form.submitted_forms, 'response')} will move to the trash. You can restore it for 30 days.`;
    if (!(await confirm({ ...QUESTIONS.delete, text }))) return;
    // What can't be saved any more goes with the form.
    await saveUnsavedEdits();
    dropUnsavedEdits();
    try {
      await call('crm.forms.delete', { id: form.id });
      const undo = () => void call('crm.forms.restore', { id: form.id }).then(refresh, notifyError);
      notify({ kind: 'success', title: `${form.form_name} deleted`, undo });
      await navigate(listPath);
      void refresh();
    } catch (thrown) {
      notifyError(thrown);
    }
  };
  const isPublished = form.form_status === 'published';
  const hasUnsaved = useHasUnsavedEdits();
  const hasChanges = form.version !== form.published_from || hasUnsaved;
  return (
    <>
      <PageHeader
        title={
          <HStack gap="3" wrap="wrap">
            <span dir="auto">{draft.form_name || 'Untitled form'}</span>
            <FormStatusBadge status={form.form_status} />
          </HStack>
        }
        subtitle={isPublished && hasChanges ? 'You have changes that clients don’t see yet.' : undefined}
        actions={
          <>
            <RouterButton variant="ghost" to={getReceivedPath(form)}>
              <Inbox size={16} aria-hidden /> {countOf(form.submitted_forms, 'response')}
            </RouterButton>
            <Button variant="outline" onClick={() => setOpen('preview')}>
              Preview
            </Button>
            <IfPermitted permission="Edit Forms">
              {isPublished && (
                <Button variant="outline" onClick={edits(saveFirst(() => setOpen('share')))}>
                  Share
                </Button>
              )}
              {(!isPublished || hasChanges) && (
                <Button loading={publish.isPending} onClick={edits(saveFirst(() => publish.mutate()))}>
                  {isPublished ? 'Publish changes' : 'Publish'}
                </Button>
              )}
            </IfPermitted>
            <Menu.Root>
              <Menu.Trigger asChild>
                <IconButton aria-label="More actions" variant="ghost">
                  <EllipsisVertical size={16} aria-hidden />
                </IconButton>
              </Menu.Trigger>
              <Portal>
                <Menu.Positioner>
                  <Menu.Content>
                    <Menu.Item value="duplicate" onClick={edits(saveFirst(() => duplicate.mutate()))}>
                      <Copy size={14} aria-hidden /> Duplicate
                    </Menu.Item>
                    {isPublished && (
                      <Menu.Item value="close" onClick={edits(saveFirst(() => close.mutate()))}>
                        <Lock size={14} aria-hidden /> Close form
                      </Menu.Item>
                    )}
                    <Menu.Item value="delete" onClick={deletes(() => void remove())}>
                      <Trash2 size={14} aria-hidden /> Delete
                    </Menu.Item>
                  </Menu.Content>
                </Menu.Positioner>
              </Portal>
            </Menu.Root>
          </>
        }
      />
      <Suspense fallback={null}>
        {open === 'preview' && <PhonePreview draft={draft} onClose={() => setOpen(undefined)} />}
        {open === 'share' && <ShareDialog opened={opened} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </>
  );
};
