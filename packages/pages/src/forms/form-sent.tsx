import { useLingui } from '@lingui/react';
import type { FormHouse as House } from '@wayline/core/areas/forms/open-public-form';
import { Prose } from '../itinerary/prose';
import { FormFoot, FormHouse } from './form-head';

export type Sent = { house: House; form_name: string; text: string };

/** What a client reads once the form is sent. */
export const FormSent = ({ house, form_name, text }: Sent) => {
  const { i18n } = useLingui();
  return (
    <div className={`form-page accent-${house.accent}`}>
      <header className="form-head">
        <FormHouse house={house} />
        <h1>{i18n._('Thank you')}</h1>
      </header>
      <main data-sent>
        <p className="lead" role="status">
          {i18n._('{company} has your answers to “{form}”.', { company: house.name, form: form_name })}
        </p>
        {text.trim() ? (
          <Prose text={text} className="form-intro" />
        ) : (
          <p>{i18n._('There’s nothing else you need to do. You can close this page.')}</p>
        )}
      </main>
      <FormFoot house={house} />
    </div>
  );
};
