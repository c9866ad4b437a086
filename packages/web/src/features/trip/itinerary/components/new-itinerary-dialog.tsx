import { HStack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ItineraryTemplate } from '@wayline/core/areas/trip/itinerary/template';
import type { ItineraryTemplateId, TripId } from '@wayline/core/base/ids';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../../lib/api';
import { PATHS } from '../../../../lib/paths';
import { ErrorState } from '../../../../ui/error-state';
import { Form } from '../../../../ui/fields/form';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { Modal } from '../../../../ui/modal';
import { BlockSkeleton, Delayed } from '../../../../ui/skeletons';
import { itineraryQueries } from '../itinerary-queries';
import { TemplateField } from './template-field';

type Props = { tripId: TripId; tripName: string; onClose: () => void };
type FormProps = Props & { templates: readonly ItineraryTemplate[] };

const NewItineraryForm = ({ tripId, tripName, templates, onClose }: FormProps) => {
  const go = useNavigate();
  // A company that has a look of its own begins from it.
  const form = useForm({ defaultValues: { ti_name: tripName, template_id: templates[0]?.id ?? '' } });
  const { control } = form;
  const create = async ({ ti_name, template_id }: { ti_name: string; template_id: string }) => {
    const look = template_id ? { template_id: template_id as ItineraryTemplateId } : {};
    const { itinerary } = await call('trips.ti.create', { tripId, ti_name, ...look });
    onClose();
    go(PATHS.itinerary(tripId, itinerary.id));
  };
  return (
    <Form form={form} onSubmit={create}>
      <TextField control={control} name="ti_name" label="Title" required maxLength={255} />
      <TemplateField control={control} name="template_id" label="Template" templates={templates} />
      <HStack justify="flex-end">
        <SubmitButton form={form}>Create itinerary</SubmitButton>
      </HStack>
    </Form>
  );
};

/** Starts a client itinerary: its title, and which of the looks of the company it begins from. */
export const NewItineraryDialog = (props: Props) => {
  const query = useQuery(itineraryQueries.templates());
  const body = () => {
    if (query.data) return <NewItineraryForm {...props} templates={query.data.templates} />;
    if (query.isError) return <ErrorState error={query.error} onRetry={() => query.refetch()} />;
    return (
      <Delayed>
        <BlockSkeleton height="200px" />
      </Delayed>
    );
  };
  return (
    <Modal open title="New itinerary" onClose={props.onClose}>
      {body()}
    </Modal>
  );
};
