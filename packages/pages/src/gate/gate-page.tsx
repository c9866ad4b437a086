import { Trans, useLingui } from '@lingui/react';
import { CoverArt } from '../itinerary/cover-art';

export type Gate = { company: string; advisor: string };

/** The door before an itinerary: whose it is, and where the code goes. */
export const GatePage = ({ company, advisor }: Gate) => {
  const { i18n } = useLingui();
  return (
    <main className="gone gate">
      <div className="gone-picture">
        <CoverArt seed={company} />
      </div>
      <p className="quiet-text" dir="auto">
        {company}
      </p>
      <h1>{i18n._('Your itinerary')}</h1>
      <p>
        <Trans
          id="Please enter the access code that <0>{advisor}</0> gave you."
          values={{ advisor }}
          components={{ 0: <bdi /> }}
        />
      </p>
      <form id="gate" className="gate-form">
        <label htmlFor="code">{i18n._('Access code')}</label>
        <input
          id="code"
          name="code"
          type="text"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          aria-describedby="gate-said"
          required
        />
        <p id="gate-said" className="gate-said" role="alert" />
        <button type="submit" className="button">
          {i18n._('Open itinerary')}
        </button>
      </form>
      <noscript>
        <p>{i18n._('This page needs JavaScript. Please turn it on, or ask your advisor for the PDF.')}</p>
      </noscript>
    </main>
  );
};
