import { useQuery } from '@tanstack/react-query';
import type { FormId } from '@wayline/core/areas/forms/form-id';
import { FileX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { asApiError } from '../../../lib/api-error';
import { PATHS } from '../../../lib/paths';
import { usePage } from '../../../navigation/use-page';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { CardsSkeleton } from '../../../ui/skeletons';
import { KIND_TITLES } from '../form-words';
import { formQuery } from '../forms-queries';
import { FormBuilder } from './form-builder';

const MISSING = 404;
const LISTS = {
  traveler_info: PATHS.travelerForms(),
  trip_request: PATHS.tripRequestForms(),
} as const;

/** A form: its questions, its links and its state. */
export const FormPage = () => {
  const id = useParams().form_id as FormId;
  const { data, error, refetch } = useQuery(formQuery(id));
  const form = data?.form;
  const list =
    form?.kind === 'dynamic'
      ? PATHS.formsOfType(form.form_type_id ?? '', KIND_TITLES.dynamic)
      : LISTS[form?.kind ?? 'traveler_info'];
  usePage({
    title: form?.form_name ?? 'Form',
    crumbs: [{ label: KIND_TITLES[form?.kind ?? 'traveler_info'], to: list }],
  });
  if (data && !data.form.deleted_at) return <FormBuilder key={data.form.id} opened={data} listPath={list} />;
  const isMissing = data?.form.deleted_at || (error && asApiError(error).status === MISSING);
  return (
    <>
      <PageHeader title="Form" />
      {!data && !error && <CardsSkeleton cards={3} />}
      {isMissing && (
        <EmptyState
          icon={FileX}
          title="This form isn’t here"
          text="It was deleted. For 30 days, you can restore it from the list of forms."
          action={<RouterButton to={PATHS.travelerForms()}>All forms</RouterButton>}
        />
      )}
      {error && !isMissing && <ErrorState error={error} onRetry={() => void refetch()} />}
    </>
  );
};
