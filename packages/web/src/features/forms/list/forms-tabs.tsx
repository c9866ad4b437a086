import { Button } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { PATHS } from '../../../lib/paths';
import { useGuardedAction } from '../../../lib/use-permission';
import { IfPermitted } from '../../../ui/if-permitted';
import { PageTabs } from '../../../ui/page-tabs';
import { formTypesQuery } from '../forms-queries';
import { NewTypeDialog } from './new-type-dialog';

/** The lists of forms: the two that every company has, and one for each category of its own. */
export const FormsTabs = () => {
  const [adding, setAdding] = useState(false);
  const { data: types = [] } = useQuery(formTypesQuery);
  const allowed = useGuardedAction('Edit Forms', 'edit forms');
  const tabs = [
    { label: 'Traveler forms', to: PATHS.travelerForms() },
    { label: 'Trip requests', to: PATHS.tripRequestForms() },
    ...types.map(({ id, name }) => ({ label: name, to: PATHS.formsOfType(id, name) })),
  ];
  return (
    <>
      <PageTabs label="Kinds of forms" tabs={tabs}>
        <IfPermitted permission="Edit Forms">
          <Button size="xs" variant="ghost" flexShrink="0" onClick={allowed(() => setAdding(true))}>
            <Plus size={14} aria-hidden /> New category
          </Button>
        </IfPermitted>
      </PageTabs>
      {adding && <NewTypeDialog onClose={() => setAdding(false)} />}
    </>
  );
};
