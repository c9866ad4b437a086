import { HStack } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { COVER_STYLES } from '@wayline/core/access/brand';
import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { CLIENT_LANGUAGE_LABELS } from '@wayline/core/base/client-locales';
import { call } from '../../../../lib/api';
import { listClashes } from '../../../../lib/clash';
import { Form } from '../../../../ui/fields/form';
import { SelectField } from '../../../../ui/fields/select-field';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { TickField } from '../../../../ui/fields/tick-field';
import { WebsiteField } from '../../../../ui/fields/website-field';
import { StaleNotice } from '../../../../ui/stale-notice';
import { notify } from '../../../../ui/toaster';
import { setKnownItinerary } from '../known-itinerary';
import { type ItineraryWords, useItineraryForm } from '../use-itinerary-form';
import { AccentField } from './accent-field';
import { CoverPhoto } from './cover-photo';

const LANGUAGES = Object.entries(CLIENT_LANGUAGE_LABELS).map(([value, label]) => ({ value, label }));
const COVERS = Object.entries(COVER_STYLES).map(([value, label]) => ({ value, label }));

type Props = { itinerary: Itinerary; onSaved: () => Promise<unknown> };

/** What the advisor writes into a client itinerary; the days come from the bookings. */
export const ItineraryForm = ({ itinerary, onSaved }: Props) => {
  const client = useQueryClient();
  const { form, clash, settle, accept } = useItineraryForm(itinerary);
  const { control, getValues, formState } = form;
  const save = async (words: ItineraryWords): Promise<boolean> => {
    if (clash) return false;
    const { itinerary: saved } = await call('trips.ti.update', {
      ...words,
      cover_img_url: words.cover_img_url.trim(),
      tripId: itinerary.trip_id,
      tiId: itinerary.id,
      version: itinerary.version,
    }).catch(async (thrown: unknown) => {
      await onSaved();
      throw thrown;
    });
    setKnownItinerary(client, saved);
    accept(saved, words);
    await onSaved();
    notify({ kind: 'success', title: 'Itinerary saved' });
    return true;
  };
  return (
    <Form form={form} onSubmit={save} keepAs={`itinerary-${itinerary.id}`} unsaved={formState.isDirty}>
      {clash && (
        <StaleNotice
          what="itinerary"
          clashes={listClashes(clash.theirs, getValues(), clash.fields)}
          onTakeTheirs={() => settle('theirs')}
          onKeepMine={() => settle('mine')}
        />
      )}
      <TextField control={control} name="ti_name" label="Title" required maxLength={255} />
      <TextField
        control={control}
        name="welcome_text"
        label="Welcome"
        lines={4}
        hint="The first thing your client reads. Start lines with - for a list. Web addresses become links."
      />
      <TextField control={control} name="important_notice" label="Important notice" lines={3} />
      <CoverPhoto itinerary={itinerary} onSaved={onSaved} />
      {!itinerary.uploaded_cover && (
        <WebsiteField
          control={control}
          name="cover_img_url"
          label="Cover image URL"
          hint="Or paste an image URL. Leave blank for the trip’s image or an illustrated cover."
        />
      )}
      <SelectField
        control={control}
        name="language"
        label="Client’s language"
        options={LANGUAGES}
        hint="For the page, PDF, Word document, calendar and emails. Your own text stays as you typed it."
      />
      <SelectField control={control} name="cover_style" label="Cover" options={COVERS} />
      <AccentField control={control} name="accent" label="Color" />
      <TickField control={control} name="show_prices" label="Show prices" />
      <TickField control={control} name="ask_answers" label="Let clients approve, decline or ask about each booking" />
      <HStack>
        <SubmitButton form={form} variant="outline">
          Save
        </SubmitButton>
      </HStack>
    </Form>
  );
};
