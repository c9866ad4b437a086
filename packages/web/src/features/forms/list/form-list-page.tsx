import { Button } from '@chakra-ui/react';
import type { FormKind } from '@wayline/core/areas/forms/form';
import type { FormTypeId } from '@wayline/core/areas/forms/form-id';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useGuardedAction, usePermission } from '../../../lib/use-permission';
import { usePage } from '../../../navigation/use-page';
import { PageHeader } from '../../../ui/page-header';
import { DeleteTypeButton } from './delete-type-button';
import { FormList } from './form-list';
import { FormsTabs } from './forms-tabs';

const NewFormDialog = lazy(async () => ({ default: (await import('./new-form-dialog')).NewFormDialog }));
const DeletedFormsDialog = lazy(async () => ({ default: (await import('./deleted-forms-dialog')).DeletedFormsDialog }));

type Props = { kind: FormKind; title: string; heading?: string; typeId?: FormTypeId; actions?: ReactNode };

const FormListPage = ({ kind, title, heading = title, typeId, actions }: Props) => {
  usePage({ title });
  const [open, setOpen] = useState<'new' | 'deleted'>();
  const edits = usePermission('Edit Forms');
  const deletes = usePermission('Delete Forms');
  const allowed = useGuardedAction('Edit Forms', 'edit forms');
  const create = edits && <Button onClick={allowed(() => setOpen('new'))}>New form</Button>;
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHeader
        title={heading}
        actions={
          <>
            {actions}
            {deletes && (
              <Button variant="ghost" onClick={() => setOpen('deleted')}>
                Deleted
              </Button>
            )}
            {create}
          </>
        }
      />
      <FormsTabs />
      <FormList key={`${kind} ${typeId}`} kind={kind} typeId={typeId} create={create} />
      <Suspense fallback={null}>
        {open === 'new' && <NewFormDialog kind={kind} typeId={typeId} onClose={close} />}
        {open === 'deleted' && <DeletedFormsDialog onClose={close} />}
      </Suspense>
    </>
  );
};

/** Source: R-ACC-037. */
export const TravelerFormsPage = () => <FormListPage kind="traveler_info" title="Traveler forms" />;
/** Source: R-ACC-016, R-ACC-036. */
export const TripRequestFormsPage = () => <FormListPage kind="trip_request" title="Trip-request forms" />;
/** Source: R-ACC-038. */
export const DynamicFormsPage = () => {
  const { form_category_id, form_category_name = 'Forms' } = useParams();
  const typeId = form_category_id as FormTypeId;
  return (
    <FormListPage
      kind="dynamic"
      title="Forms"
      heading={form_category_name}
      typeId={typeId}
      actions={<DeleteTypeButton id={typeId} name={form_category_name} />}
    />
  );
};
