import { Box, Button, chakra, Heading, Input, NativeSelect, Stack, Text, Textarea } from '@chakra-ui/react';
import type { FormDraft, FormField } from '@wayline/core/areas/forms/form';
import { type Answers, type AnswersOfOne, Answers as AnswersSchema } from '@wayline/core/areas/forms/submission';
import { type VisibleSection, visibleFields } from '@wayline/core/areas/forms/visible-fields';
import { useState } from 'react';
import { Field } from '../../../ui/field';
import { Modal } from '../../../ui/modal';

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const INPUT_TYPES: Partial<Record<FormField['type'], string>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  file: 'file',
};

type InputProps = { field: FormField; value: string | string[]; onChange: (value: string | string[]) => void };

const Ticks = ({ field, value, onChange }: InputProps) => {
  const chosen = [value].flat();
  return (
    <Stack gap="1" width="full">
      {field.options.map((option) => (
        <chakra.label key={option.value} display="flex" gap="2">
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={(e) =>
              onChange(e.target.checked ? [...chosen, option.value] : chosen.filter((one) => one !== option.value))
            }
          />
          {option.label}
        </chakra.label>
      ))}
    </Stack>
  );
};

const PreviewInput = ({ field, value, onChange }: InputProps) => {
  const text = typeof value === 'string' ? value : '';
  if (field.type === 'choices') return <Ticks field={field} value={value} onChange={onChange} />;
  if (field.type === 'long_text') return <Textarea rows={3} value={text} onChange={(e) => onChange(e.target.value)} />;
  if (field.type === 'choice' || field.type === 'yes_no')
    return (
      <NativeSelect.Root>
        <NativeSelect.Field value={text} onChange={(e) => onChange(e.target.value)}>
          <option value="">Choose</option>
          {(field.type === 'yes_no' ? YES_NO : field.options).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    );
  const type = INPUT_TYPES[field.type] ?? 'text';
  if (type === 'file') return <Input type="file" pt="1" />;
  return <Input type={type} value={text} onChange={(e) => onChange(e.target.value)} />;
};

const PreviewField = ({ field, value, onChange }: InputProps) => {
  const picture = field.picture_url && (
    <chakra.img src={field.picture_url} alt="" borderRadius="l2" maxHeight="160px" objectFit="cover" />
  );
  if (field.type === 'information')
    return (
      <Stack gap="1">
        {picture}
        {field.label && <Text fontWeight="600">{field.label}</Text>}
        {field.help && <Text whiteSpace="pre-wrap">{field.help}</Text>}
      </Stack>
    );
  if (field.type === 'consent')
    return (
      <chakra.label display="flex" gap="2">
        <input type="checkbox" checked={value === 'yes'} onChange={(e) => onChange(e.target.checked ? 'yes' : '')} />
        <span>
          {field.label}
          {field.required && ' *'}
        </span>
      </chakra.label>
    );
  return (
    <Stack gap="1">
      {picture}
      <Field label={field.label} hint={field.help} required={field.required}>
        <PreviewInput field={field} value={value} onChange={onChange} />
      </Field>
    </Stack>
  );
};

type SectionsProps = {
  sections: readonly VisibleSection[];
  answers: AnswersOfOne;
  onChange: (answers: AnswersOfOne) => void;
};
const PreviewSections = ({ sections, answers, onChange }: SectionsProps) =>
  sections.map((section) => (
    <Stack key={section.id} gap="3">
      {section.title && (
        <Heading as="h3" textStyle="section" dir="auto">
          {section.title}
        </Heading>
      )}
      {section.text && <Text whiteSpace="pre-wrap">{section.text}</Text>}
      {section.fields.map((field) => (
        <PreviewField
          key={field.id}
          field={field}
          value={answers[field.id] ?? ''}
          onChange={(value) => onChange({ ...answers, [field.id]: value })}
        />
      ))}
    </Stack>
  ));

/** The form as a phone shows it. Conditions follow what is typed; nothing is kept. */
export const PhonePreview = ({ draft, onClose }: { draft: FormDraft; onClose: () => void }) => {
  const [answers, setAnswers] = useState<Answers>(() =>
    AnswersSchema.parse({ travelers: draft.several_travelers ? [{}] : [] }),
  );
  const visible = visibleFields(draft, answers);
  const setTraveler = (at: number, one: AnswersOfOne) =>
    setAnswers({ ...answers, travelers: answers.travelers.map((before, i) => (i === at ? one : before)) });
  return (
    <Modal open title="Preview" width="430px" onClose={onClose}>
      <Box borderWidth="1px" borderRadius="24px" p="4" maxWidth="390px" mx="auto" bg="bg">
        <Stack gap="5">
          {draft.picture_url && (
            <chakra.img src={draft.picture_url} alt="" borderRadius="l3" maxHeight="160px" objectFit="cover" />
          )}
          <Heading as="h2" textStyle="title" dir="auto">
            {draft.form_name}
          </Heading>
          {draft.intro && <Text whiteSpace="pre-wrap">{draft.intro}</Text>}
          {draft.form_submittee_flag && (
            <Stack gap="3">
              <Field label="Your name" required>
                <Input />
              </Field>
              <Field label="Your email" required>
                <Input type="email" />
              </Field>
            </Stack>
          )}
          <PreviewSections
            sections={visible.form}
            answers={answers.form}
            onChange={(form) => setAnswers({ ...answers, form })}
          />
          {[...visible.travelers.entries()].map(([i, sections]) => (
            <Stack key={i} gap="4" borderTopWidth="1px" pt="3">
              <Text fontWeight="600" color="fg.muted">
                Traveler {i + 1}
              </Text>
              <PreviewSections
                sections={sections}
                answers={answers.travelers[i] ?? {}}
                onChange={(one) => setTraveler(i, one)}
              />
            </Stack>
          ))}
          {draft.several_travelers && (
            <Button variant="outline" onClick={() => setAnswers({ ...answers, travelers: [...answers.travelers, {}] })}>
              Add traveler
            </Button>
          )}
          {draft.consent_text && (
            <chakra.label display="flex" gap="2">
              <input type="checkbox" />
              <span>{draft.consent_text}</span>
            </chakra.label>
          )}
          <Button onClick={onClose}>Close preview</Button>
        </Stack>
      </Box>
    </Modal>
  );
};
