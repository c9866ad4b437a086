import { useQueryClient } from '@tanstack/react-query';
import { defaultCurrency } from '@wayline/core/access/session-user';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { asApiError } from '../../../lib/api-error';
import { listClashes } from '../../../lib/clash';
import { useSignedInUser } from '../../../lib/session';
import { Form } from '../../../ui/fields/form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { Modal } from '../../../ui/modal';
import { StaleNotice } from '../../../ui/stale-notice';
import { notify } from '../../../ui/toaster';
import { useConfirmDiscard } from '../../../ui/use-confirm-discard';
import { LIBRARY_TABLE } from '../../trip/public';
import { keepsItsDays, type LibraryForm, toLibraryDraft, toLibraryForm } from '../library-form';
import { type LibraryItem, libraryQueries } from '../library-queries';
import { LibraryFields } from './library-fields';

type Props = { item: LibraryItem | undefined; onClose: () => void };

/** The editor of one library booking, new or known. */
export const LibraryEditor = ({ item, onClose }: Props) => {
  const client = useQueryClient();
  const currency = defaultCurrency(useSignedInUser());
  const [version, setVersion] = useState(item?.version ?? 0);
  const [theirs, setTheirs] = useState<LibraryItem>();
  const formId = useId();
  const form = useForm<LibraryForm>({ defaultValues: toLibraryForm(item) });
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const save = async (typed: LibraryForm) => {
    try {
      const { item: saved } = item
        ? await call('book.library.update', { ...toLibraryDraft(typed, item), id: item.id, version })
        : await call('book.library.create', toLibraryDraft(typed));
      notify({ kind: 'success', title: `${saved.title} saved` });
      client.removeQueries({ queryKey: libraryQueries.item(saved.id).queryKey });
      await client.invalidateQueries({ queryKey: LIBRARY_TABLE });
      onClose();
    } catch (thrown) {
      const error = asApiError(thrown);
      if (error.code !== 'record.stale') throw error;
      setTheirs(error.current as LibraryItem);
    }
  };
  const settle = (fields?: LibraryForm) => {
    if (fields) form.reset(fields);
    setVersion(theirs?.version ?? version);
    setTheirs(undefined);
  };
  return (
    <Modal
      open
      kind="sheet"
      width="560px"
      title={item?.title ?? 'New library booking'}
      onClose={leave}
      footer={
        <SubmitButton form={form} formId={formId}>
          Save
        </SubmitButton>
      }
    >
      <Form form={form} onSubmit={save} id={formId}>
        {theirs && (
          <StaleNotice
            what="booking"
            clashes={listClashes(toLibraryForm(theirs), form.getValues())}
            onTakeTheirs={() => settle(toLibraryForm(theirs))}
            onKeepMine={() => settle()}
          />
        )}
        <LibraryFields form={form} known={item !== undefined} fixedDays={keepsItsDays(item)} currency={currency} />
      </Form>
    </Modal>
  );
};
