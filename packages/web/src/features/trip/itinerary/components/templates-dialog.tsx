import { Button, Flex, HStack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ACCENTS } from '@wayline/core/access/brand';
import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import {
  BUILT_IN,
  type ItineraryTemplate,
  type TemplateContent,
  toTemplateContent,
} from '@wayline/core/areas/trip/itinerary/template';
import { countOf } from '@wayline/core/base/plural';
import { useForm } from 'react-hook-form';
import { call } from '../../../../lib/api';
import { confirm, sure } from '../../../../ui/confirm-dialog';
import { ErrorState } from '../../../../ui/error-state';
import { Form } from '../../../../ui/fields/form';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { Modal } from '../../../../ui/modal';
import { notifyError } from '../../../../ui/notify-error';
import { notify } from '../../../../ui/toaster';
import { itineraryQueries } from '../itinerary-queries';

type Props = { itinerary: Itinerary; onClose: () => void; onChanged: () => Promise<unknown> };
type RowProps = { name: string; content: TemplateContent; onUse: () => void; onRemove?: () => void };

const TemplateRow = ({ name, content, onUse, onRemove }: RowProps) => (
  <Flex as="li" align="center" gap="3" py="2" wrap="wrap">
    <Text flex="1" minW="8rem" dir="auto">
      {name}
      <Text as="span" display="block" color="fg.muted" textStyle="small">
        {ACCENTS[content.accent].label} · {countOf(content.sections.filter(({ shown }) => shown).length, 'section')}
      </Text>
    </Text>
    {onRemove && (
      <Button size="xs" variant="ghost" aria-label={`Delete template ${name}`} onClick={onRemove}>
        Delete
      </Button>
    )}
    <Button size="xs" variant="outline" aria-label={`Use template ${name}`} onClick={onUse}>
      Use
    </Button>
  </Flex>
);

/** The named looks of the company: to start this itinerary from one, or to keep it as one. */
export const TemplatesDialog = ({ itinerary, onClose, onChanged }: Props) => {
  const query = useQuery(itineraryQueries.templates());
  const form = useForm({ defaultValues: { name: '' } });
  const use = async (name: string, content: TemplateContent) => {
    const question = sure(
      `This replaces the text, design and sections of ${itinerary.ti_name}. Its title, bookings and documents stay.`,
      `Use ${name}`,
    );
    if (!(await confirm(question))) return;
    const { trip_id: tripId, id: tiId, version } = itinerary;
    await call('trips.ti.update', { cover_img_url: '', ...toTemplateContent(content), tripId, tiId, version });
    notify({ kind: 'success', title: `${name} applied` });
    await onChanged();
    onClose();
  };
  const keep = async ({ name }: { name: string }) => {
    await call('trips.itinerary-templates.create', { ...toTemplateContent(itinerary), name });
    form.reset();
    await query.refetch();
    notify({ kind: 'success', title: `${name} saved as a template` });
  };
  const remove = async ({ id, name }: ItineraryTemplate) => {
    if (!(await confirm(sure('Itineraries that use it don’t change.', `Delete ${name}`)))) return;
    await call('trips.itinerary-templates.delete', { template_id: id });
    await query.refetch();
  };
  if (query.isError)
    return (
      <Modal open title="Templates" onClose={onClose}>
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      </Modal>
    );
  return (
    <Modal open title="Templates" onClose={onClose}>
      <Flex as="ul" direction="column" listStyleType="none" divideY="1px" mb="5" aria-label="Templates">
        <TemplateRow {...BUILT_IN} onUse={() => void use(BUILT_IN.name, BUILT_IN.content).catch(notifyError)} />
        {query.data?.templates.map((template) => (
          <TemplateRow
            key={template.id}
            name={template.name}
            content={template}
            onUse={() => void use(template.name, template).catch(notifyError)}
            onRemove={() => void remove(template).catch(notifyError)}
          />
        ))}
      </Flex>
      <Form form={form} onSubmit={keep}>
        <TextField
          control={form.control}
          name="name"
          label="Save this itinerary as a template"
          hint="Your whole company can use its text, design and sections."
          maxLength={255}
          required
        />
        <HStack justify="flex-end">
          <SubmitButton form={form}>Save template</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
