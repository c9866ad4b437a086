import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { FIELD_TARGETS } from '@wayline/core/areas/forms/field-targets';
import type { FormDraft, FormField, FormSection } from '@wayline/core/areas/forms/form';
import type { ClientLanguage } from '@wayline/core/base/client-language';
import { CLIENT_LANGUAGE_LABELS, CLIENT_LANGUAGES } from '@wayline/core/base/client-locales';
import { ConditionSetting } from './condition-setting';
import { changeField, changeSection, TYPE_WORDS } from './form-edits';
import { SelectSetting, TextSetting, TickSetting } from './inputs';
import type { Builder } from './use-builder';

const LONG = 2_000;
const LONGEST = 10_000;
/** Types that an answer can be given as instead, without losing what it goes into. */
const SIMPLE: readonly FormField['type'][] = ['text', 'long_text', 'choice', 'choices'];

const FieldSettings = ({ builder, field }: { builder: Builder; field: FormField }) => {
  const { draft, change } = builder;
  const set = (changes: Partial<FormField>) =>
    change(
      (before) => ({ ...before, sections: changeField(before.sections, field.id, changes) }),
      `${field.id} ${Object.keys(changes).join()}`,
    );
  const hasOptions = field.type === 'choice' || field.type === 'choices';
  const isNote = field.type === 'information';
  return (
    <Stack gap="4">
      <TextSetting label={isNote ? 'Heading' : 'Question'} value={field.label} onChange={(label) => set({ label })} />
      <TextSetting
        label={isNote ? 'Text' : 'Help text'}
        hint={isNote ? undefined : 'Shown below the question.'}
        rows={3}
        maxLength={LONG}
        value={field.help}
        onChange={(help) => set({ help })}
      />
      {hasOptions && (
        <TextSetting
          label="Options"
          hint="One per line."
          rows={6}
          maxLength={LONG}
          value={field.options.map(({ label }) => label).join('\n')}
          onChange={(text) => set({ options: toOptions(field, text) })}
        />
      )}
      {!isNote && <TickSetting label="Required" checked={field.required} onChange={(required) => set({ required })} />}
      {!field.maps_to && SIMPLE.includes(field.type) && (
        <SelectSetting label="Type" value={field.type} onChange={(type) => set({ type: type as FormField['type'] })}>
          {SIMPLE.map((type) => (
            <option key={type} value={type}>
              {TYPE_WORDS[type]}
            </option>
          ))}
        </SelectSetting>
      )}
      <TextSetting
        label="Picture"
        hint="A public address that starts with https://"
        value={field.picture_url}
        maxLength={500}
        onChange={(picture_url) => set({ picture_url })}
      />
      <ConditionSetting
        sections={draft.sections}
        id={field.id}
        condition={field.condition}
        onChange={(condition) => set({ condition })}
      />
      {field.maps_to && (
        <Text color="fg.muted" textStyle="small">
          {`Answers propose a change of “${FIELD_TARGETS[field.maps_to].label}” in the profile or trip.`}
        </Text>
      )}
    </Stack>
  );
};

/** What is typed as options, one per line. An option that keeps its text keeps its value. */
const toOptions = ({ options }: FormField, text: string): FormField['options'] =>
  text
    .split('\n')
    .map((line) => line.trimStart().slice(0, 255))
    .filter(Boolean)
    .map((label) => options.find((option) => option.label === label) ?? { value: label.trim(), label });

const SectionSettings = ({ builder, section }: { builder: Builder; section: FormSection }) => {
  const { draft, change } = builder;
  const set = (changes: Partial<FormSection>) =>
    change(
      (before) => ({ ...before, sections: changeSection(before.sections, section.id, changes) }),
      `${section.id} ${Object.keys(changes).join()}`,
    );
  return (
    <Stack gap="4">
      <TextSetting label="Title" value={section.title} onChange={(title) => set({ title })} />
      <TextSetting label="Text" rows={3} maxLength={LONG} value={section.text} onChange={(text) => set({ text })} />
      <TickSetting
        label="Ask each traveler"
        hint={draft.several_travelers ? undefined : 'Turn on several travelers in the form’s settings first.'}
        checked={section.per_traveler}
        onChange={(per_traveler) => set({ per_traveler })}
      />
      <ConditionSetting
        sections={draft.sections}
        id={section.id}
        condition={section.condition}
        onChange={(condition) => set({ condition })}
      />
    </Stack>
  );
};

const FormSettings = ({ builder }: { builder: Builder }) => {
  const { draft, change } = builder;
  const set = (changes: Partial<FormDraft>) =>
    change((before) => ({ ...before, ...changes }), Object.keys(changes).join());
  return (
    <Stack gap="4">
      <TextSetting label="Form name" value={draft.form_name} onChange={(form_name) => set({ form_name })} />
      <TextSetting
        label="Introduction"
        rows={3}
        maxLength={LONGEST}
        value={draft.intro}
        onChange={(intro) => set({ intro })}
      />
      <SelectSetting
        label="Language"
        hint="Of buttons and messages. Write your questions in it too."
        value={draft.language}
        onChange={(language) => set({ language: language as ClientLanguage })}
      >
        {CLIENT_LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {CLIENT_LANGUAGE_LABELS[language]}
          </option>
        ))}
      </SelectSetting>
      <TextSetting
        label="Cover picture"
        hint="A public address that starts with https://"
        value={draft.picture_url}
        maxLength={500}
        onChange={(picture_url) => set({ picture_url })}
      />
      <TickSetting
        label="Several travelers"
        hint="Clients can add travelers. Choose the sections they answer for each."
        checked={draft.several_travelers}
        onChange={(several_travelers) => set({ several_travelers })}
      />
      <TickSetting
        label="Ask who’s sending it"
        hint="Name and email, at the top."
        checked={draft.form_submittee_flag}
        onChange={(form_submittee_flag) => set({ form_submittee_flag })}
      />
      <TickSetting
        label="Auto-add answers"
        hint="Answers through a client’s own link fill empty fields of their profile right away. Anything that differs waits for you."
        checked={draft.auto_add}
        onChange={(auto_add) => set({ auto_add })}
      />
      <TextSetting
        label="Consent text"
        hint="The sender must check it. Leave blank to ask for none."
        rows={3}
        maxLength={LONGEST}
        value={draft.consent_text}
        onChange={(consent_text) => set({ consent_text })}
      />
      <TextSetting
        label="After submitting"
        hint="What the page says once the form is sent."
        rows={3}
        maxLength={LONGEST}
        value={draft.after_submit_text}
        onChange={(after_submit_text) => set({ after_submit_text })}
      />
    </Stack>
  );
};

/** The settings of what is selected; of the form itself where nothing is. */
export const BuilderSettings = ({ builder }: { builder: Builder }) => {
  const { draft, selected } = builder;
  const section = draft.sections.find(({ id }) => id === selected);
  const field = draft.sections.flatMap(({ fields }) => fields).find(({ id }) => id === selected);
  const title = field ? 'Question' : section ? 'Section' : 'Form';
  return (
    <Box as="section" aria-label={`Settings: ${title}`}>
      <Heading as="h2" textStyle="section" mb="3">
        {title}
      </Heading>
      {field && <FieldSettings key={field.id} builder={builder} field={field} />}
      {section && <SectionSettings key={section.id} builder={builder} section={section} />}
      {!field && !section && <FormSettings builder={builder} />}
    </Box>
  );
};
