import { HStack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { parseTextList } from '../../lib/parse-text-list';
import { Form } from '../../ui/fields/form';
import { SelectField } from '../../ui/fields/select-field';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextField } from '../../ui/fields/text-field';
import { Modal } from '../../ui/modal';
import { SavedTags } from './saved-tags';
import { TAG_KINDS, type TagKind, tagsOfKind } from './tag-kinds';
import { tagListsQuery } from './tag-queries';
import { useAddTags } from './use-add-tags';

type Values = { kind: string; titles: string; suggestions: string };

const [TRIPS] = TAG_KINDS as [TagKind];

/** The tags that a company offers: looked through, added and deleted. Hidden after one was added, open when that failed. Source: R-SHELL-084, R-SHELL-085. */
export const TagsDialog = ({ onClose }: { onClose: () => void }) => {
  const { data: lists, isPending } = useQuery(tagListsQuery);
  const form = useForm<Values>({ defaultValues: { kind: TRIPS.value, titles: '', suggestions: '' } });
  const { kind: chosen, titles } = form.watch();
  const kind = TAG_KINDS.find(({ value }) => value === chosen) ?? TRIPS;
  const add = useAddTags({ onAdded: onClose });
  const save = async (typed: Values) => {
    // A refusal is told at the edge of the screen, and the dialog stays.
    const suggestions = parseTextList(typed.suggestions, /[,\n]/);
    await add
      .mutateAsync({
        ...kind.made,
        tag: parseTextList(typed.titles, /[,\n]/),
        ...(suggestions.length > 0 && { suggestions }),
      })
      .catch(() => undefined);
  };
  return (
    <Modal open title="Company tags" width="480px" onClose={onClose}>
      <Form form={form} onSubmit={save}>
        <SelectField control={form.control} name="kind" label="Tags for" options={TAG_KINDS} />
        <TextField
          control={form.control}
          name="titles"
          label="New tags"
          hint="Separate with commas."
          maxLength={1000}
          autoComplete="off"
          rules={{ validate: (typed) => parseTextList(typed, /[,\n]/).length > 0 || 'Please enter a name.' }}
        />
        <TextField
          control={form.control}
          name="suggestions"
          label="Also found by"
          hint="Other words that find these tags, separated by commas."
          maxLength={1000}
          autoComplete="off"
        />
        {!isPending && <SavedTags tags={tagsOfKind(lists, kind)} typed={parseTextList(titles, /[,\n]/).at(-1) ?? ''} />}
        <HStack justify="flex-end">
          <SubmitButton form={form}>Add tags</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
