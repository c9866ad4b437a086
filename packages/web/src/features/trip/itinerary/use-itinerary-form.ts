import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import type { ClientLanguage } from '@wayline/core/base/client-language';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { mergeEdits } from '../../../lib/merge-edits';

/** What an advisor types into a client itinerary. */
export type ItineraryWords = Pick<
  Itinerary,
  'ti_name' | 'welcome_text' | 'important_notice' | 'show_prices' | 'ask_answers' | 'accent' | 'cover_style'
> & {
  cover_img_url: string;
  language: ClientLanguage;
};

const wordsOf = ({
  ti_name,
  welcome_text,
  important_notice,
  show_prices,
  ask_answers,
  accent,
  cover_style,
  cover_img_url = '',
  language = 'en',
}: Itinerary): ItineraryWords => ({
  ti_name,
  welcome_text,
  important_notice,
  show_prices,
  ask_answers,
  accent,
  cover_style,
  cover_img_url,
  language,
});

/**
 * The form of an itinerary's words, on a page that is live: what colleagues save appears in the fields one has not touched, and what
 * one has typed stays. `clash` holds their words where both have changed the same field, until `settle` is called.
 */
export const useItineraryForm = (itinerary: Itinerary) => {
  const [base, setBase] = useState(itinerary);
  const [clash, setClash] = useState<{ theirs: ItineraryWords; fields: (keyof ItineraryWords)[] }>();
  const form = useForm<ItineraryWords>({ defaultValues: wordsOf(itinerary) });
  const { getValues, reset, setValue } = form;

  useEffect(() => {
    if (itinerary.version <= base.version) return;
    const theirs = wordsOf(itinerary);
    const { merged, clashes } = mergeEdits(wordsOf(base), theirs, getValues());
    reset(theirs);
    for (const name of Object.keys(merged) as (keyof ItineraryWords)[])
      setValue(name, merged[name], { shouldDirty: true });
    setBase(itinerary);
    setClash(clashes.length > 0 ? { theirs, fields: clashes } : undefined);
  }, [itinerary, base, getValues, reset, setValue]);

  const settle = (choice: 'mine' | 'theirs') => {
    if (choice === 'theirs') reset(wordsOf(itinerary));
    setClash(undefined);
  };
  /** Takes over what was saved of the words that were `sent`; what was typed since stays, and is not saved yet. */
  const accept = (saved: Itinerary, sent: ItineraryWords) => {
    const typed = getValues();
    reset(wordsOf(saved));
    for (const name of Object.keys(sent) as (keyof ItineraryWords)[])
      if (typed[name] !== sent[name]) setValue(name, typed[name], { shouldDirty: true });
    setBase(saved);
  };
  return { form, clash, settle, accept };
};
