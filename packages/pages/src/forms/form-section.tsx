import type { FormSection } from '@wayline/core/areas/forms/form';
import { Prose } from '../itinerary/prose';
import { type Asking, ConditionWords, conditionData, FormQuestion } from './form-question';

/** The questions of a section under its title. Those of a traveler stand below the traveler's own heading. */
export const Section = ({ section, ...asking }: Asking & { section: FormSection }) => {
  const Heading = asking.traveler === undefined ? 'h2' : 'h3';
  return (
    <section className="form-section" data-section {...conditionData(section.condition)}>
      {section.title && <Heading dir="auto">{section.title}</Heading>}
      {section.condition && <ConditionWords content={asking.content} condition={section.condition} />}
      {section.text && <Prose text={section.text} className="hint" />}
      {section.fields.map((field) => (
        <FormQuestion key={field.id} field={field} {...asking} />
      ))}
    </section>
  );
};
